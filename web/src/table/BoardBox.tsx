/** Holds the board: animates moves when the position changes, and keeps one tab stop in every zone. */
import { Component, createRef, type ComponentChildren } from "preact";

import type { Position } from "../api/types";
import { ErrorBoundary } from "../parts/ErrorBoundary";
import { tableWords } from "../words/table";
import { animateMoves, measurePlaces, type Places } from "./animation";
import { scrollLegalThingsIntoView } from "./scrolling";
import { setTabStops } from "./zones";

interface BoardBoxProps {
  position: Position;
  /** After every layout of the board. */
  onLayout?: (board: HTMLElement) => void;
  /** Shown if the board cannot be drawn. */
  fallback: ComponentChildren;
  children: ComponentChildren;
}

interface Snapshot {
  places: Places;
  /** The focus was on the board. */
  focused: boolean;
}

export class BoardBox extends Component<BoardBoxProps> {
  private readonly box = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.onSettled();
    window.addEventListener("resize", this.onSettled);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("resize", this.onSettled);
  }

  private readonly onSettled = (): void => {
    const board = this.box.current;
    if (!board) return;
    setTabStops(board);
    this.props.onLayout?.(board);
  };

  override getSnapshotBeforeUpdate(before: BoardBoxProps): Snapshot | null {
    if (before.position === this.props.position) return null;
    return { places: measurePlaces(this.box.current), focused: this.box.current?.contains(document.activeElement) ?? false };
  }

  override componentDidUpdate(before: BoardBoxProps, _state: unknown, then: Snapshot | null): void {
    if (then && before.position.seat === this.props.position.seat) animateMoves(this.box.current, then.places);
    // Things render the new question after this, and their states decide where the tab stops are.
    queueMicrotask(() => {
      this.onSettled();
      if (then?.focused) this.restoreFocus();
      if (this.box.current && before.position.moment !== this.props.position.moment) scrollLegalThingsIntoView(this.box.current);
    });
  }

  /** The focused thing is gone: focus something legal, not the top of the page. */
  private restoreFocus(): void {
    const board = this.box.current;
    if (!board || document.activeElement !== document.body) return;
    const next = board.querySelector<HTMLElement>('[data-thing][data-state="lit"]') ?? board;
    next.focus({ preventScroll: true });
  }

  override render({ position, children, fallback }: BoardBoxProps) {
    return (
      <div class="board" ref={this.box} role="region" aria-label={tableWords("board")} tabIndex={-1}>
        <ErrorBoundary resetKey={position} fallback={fallback}>
          {children}
        </ErrorBoundary>
      </div>
    );
  }
}
