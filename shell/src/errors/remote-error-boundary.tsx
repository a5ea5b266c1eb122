import { Component, type ContextType, type ReactNode } from 'react';
import { SourceContext } from '../remotes/source-context.ts';
import { RemoteFailure } from './remote-failure.tsx';

/** Contains what a remote's component throws while rendering or in an effect. */
export class RemoteErrorBoundary extends Component<{ remote: string; children: ReactNode }, { error: unknown }> {
  static override contextType = SourceContext;
  declare context: ContextType<typeof SourceContext>;
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.context?.reportRenderError(this.props.remote, error);
  }

  override render() {
    const { remote, children } = this.props;
    if (!this.state.error) return children;
    return <RemoteFailure remote={remote} error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}
