/** A fault in what is drawn here must not end the game: something plainer is shown instead, until the next try. */
import { Component, type ComponentChildren } from "preact";

interface GuardedProps {
  /** When this changes, it is tried again. */
  on: unknown;
  instead?: ComponentChildren;
  children: ComponentChildren;
}

interface Broken {
  broken: { on: unknown } | null;
}

export class Guarded extends Component<GuardedProps, Broken> {
  override state: Broken = { broken: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: { on: this.props.on } });
  }

  override render({ on, instead, children }: GuardedProps) {
    return this.state.broken && this.state.broken.on === on ? instead : children;
  }
}
