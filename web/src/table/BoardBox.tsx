/** Holds the board: lets its things travel when the position changes, and keeps one Tab stop in every zone. */
import { Component, createRef, type ComponentChildren } from "preact";

import type { Position } from "../api/types";
import { Guarded } from "../parts/Guarded";
import { tableWords } from "../words/table";
import { bringIntoSight } from "./sight";
import { placesOf, travel, type Places } from "./travel";
import { arrangeStops } from "./zones";

interface BoardBoxProps {
  position: Position;
  /** The board stands: things are where they belong. */
  onSettled?: (board: HTMLElement) => void;
  /** In place of a board that cannot be drawn. */
  plain: ComponentChildren;
  children: ComponentChildren;
}

interface Before {
  places: Places;
  /** The keyboard was on the board. */
  focused: boolean;
}

export class BoardBox extends Component<BoardBoxProps> {
  private readonly box = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.settle();
    window.addEventListener("resize", this.settle);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("resize", this.settle);
  }

  private readonly settle = (): void => {
    const board = this.box.current;
    if (!board) return;
    arrangeStops(board);
    this.props.onSettled?.(board);
  };

  override getSnapshotBeforeUpdate(before: BoardBoxProps): Before | null {
    if (before.position === this.props.position) return null;
    return { places: placesOf(this.box.current), focused: this.box.current?.contains(document.activeElement) ?? false };
  }

  override componentDidUpdate(before: BoardBoxProps, _state: unknown, then: Before | null): void {
    if (then && before.position.seat === this.props.position.seat) travel(this.box.current, then.places);
    // Things answer the new question in their own time, after this: their states decide where Tab stops.
    queueMicrotask(() => {
      this.settle();
      if (then?.focused) this.keepFocus();
      if (this.box.current && before.position.moment !== this.props.position.moment) bringIntoSight(this.box.current);
    });
  }

  /** The thing that had the focus is gone: go on with what can be done now, not at the top of the page. */
  private keepFocus(): void {
    const board = this.box.current;
    if (!board || document.activeElement !== document.body) return;
    const next = board.querySelector<HTMLElement>('[data-thing][data-state="lit"]') ?? board;
    next.focus({ preventScroll: true });
  }

  override render({ position, children, plain }: BoardBoxProps) {
    return (
      <div class="board" ref={this.box} role="region" aria-label={tableWords("board")} tabIndex={-1}>
        <Guarded on={position} instead={plain}>
          {children}
        </Guarded>
      </div>
    );
  }
}
