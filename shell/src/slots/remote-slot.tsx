import type { RemoteModule } from '@paddock/host';
import { type ComponentType, useEffect, useState } from 'react';
import { RemoteErrorBoundary } from '../errors/remote-error-boundary.tsx';
import { RemoteFailure } from '../errors/remote-failure.tsx';
import { SlowNotice } from '../frame/slow-notice.tsx';
import type { ReadyRemote } from '../remotes/remote-source.ts';
import { useRemoteSource } from '../remotes/source-context.ts';

interface RemoteSlotProps {
  remote: string;
  // biome-ignore lint/suspicious/noExplicitAny: a slot's props are agreed between two remotes, not with the shell
  pick: (module: RemoteModule) => ComponentType<any> | undefined;
  props?: Record<string, unknown>;
}

/** One component of one remote. Whatever goes wrong with it stays in here. */
export function RemoteSlot({ remote, pick, props }: RemoteSlotProps) {
  const source = useRemoteSource();
  const [ready, setReady] = useState<ReadyRemote | null>(source.ready().get(remote) ?? null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let wanted = true;
    source.load(remote).then(
      (loaded) => wanted && (setReady(loaded), setError(null)),
      (reason) => wanted && setError(reason),
    );
    return () => {
      wanted = false;
    };
  }, [source, remote, attempt]);
  useEffect(
    () =>
      source.subscribe(() => {
        const now = source.ready().get(remote);
        if (now) setReady(now);
      }),
    [source, remote],
  );

  const retry = () => setAttempt((count) => count + 1);
  if (error) return <RemoteFailure remote={remote} error={error} onRetry={retry} />;
  const Component = ready && pick(ready.module);
  if (!ready) return <SlowNotice />;
  if (!Component) return null;
  return (
    <RemoteErrorBoundary key={ready.buildId} remote={remote}>
      <div data-remote={remote} data-build={ready.buildId}>
        <Component {...props} />
      </div>
    </RemoteErrorBoundary>
  );
}
