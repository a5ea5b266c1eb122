import { Component, type ReactNode } from 'react';
import type { Boundary } from '../boundary/boundary.ts';

export interface RemoteBoundaryProps {
  boundary: Pick<Boundary, 'reportRenderError'>;
  remote: string;
  /** Shown in place of the tree that threw; `retry` mounts it anew. */
  failure: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  thrown: { error: unknown } | null;
}

/** Confines errors of one remote, in rendering or in an effect, to its place on the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.boundary.reportRenderError(this.props.remote, error);
  }

  private retry = () => this.setState({ thrown: null });

  override render() {
    const { thrown } = this.state;
    return thrown ? this.props.failure(thrown.error, this.retry) : this.props.children;
  }
}
