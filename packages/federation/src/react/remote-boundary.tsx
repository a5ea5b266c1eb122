import { Component, type ReactNode } from 'react';
import type { Boundary } from '../boundary/boundary.ts';

export interface RemoteBoundaryProps {
  boundary: Pick<Boundary, 'reportRenderError'>;
  remote: string;
  /** Shown instead of the tree that threw; `retry` mounts the tree again. */
  failure: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  thrown: { error: unknown } | null;
}

/** Confines errors of a remote, in rendering or in effects, to its place on the page. */
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
