/** A fault in what is drawn here must not end the game: the fallback is shown until `resetKey` changes. */
import { Component, type ComponentChildren } from "preact";

interface ErrorBoundaryProps {
  resetKey: unknown;
  fallback?: ComponentChildren;
  children: ComponentChildren;
}

interface ErrorBoundaryState {
  /** At which `resetKey` drawing failed. */
  failed: { at: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: { at: this.props.resetKey } });
  }

  override render({ resetKey, fallback, children }: ErrorBoundaryProps) {
    return this.state.failed && this.state.failed.at === resetKey ? fallback : children;
  }
}
