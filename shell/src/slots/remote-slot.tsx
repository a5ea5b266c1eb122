import { RemoteBoundary } from '@paddock/federation/react';
import type { RemoteModule } from '@paddock/host';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { RemoteFailure } from '../errors/remote-failure.tsx';
import { SlowNotice } from '../frame/slow-notice.tsx';
import type { ReadyRemote } from '../remotes/remote-source.ts';
import { useRemoteSource } from '../remotes/source-context.ts';

interface RemoteSlotProps {
  remote: string;
  // biome-ignore lint/suspicious/noExplicitAny: the props of a slot are typed by the contracts of two remotes, not here
  pick: (module: RemoteModule) => ComponentType<any> | undefined;
  props?: Record<string, unknown>;
}

/** One component of one remote. It contains the component's errors. */
export function RemoteSlot({ remote, pick, props }: RemoteSlotProps) {
  const source = useRemoteSource();
  const [ready, setReady] = useState<ReadyRemote | null>(source.ready().get(remote) ?? null);
  const [error, setError] = useState<unknown>(null);

  const load = useCallback(() => {
    setError(null);
    source.load(remote).then(setReady, setError);
  }, [source, remote]);
  useEffect(load, [load]);
  useEffect(
    () =>
      source.subscribe(() => {
        const now = source.ready().get(remote);
        if (now) setReady(now);
      }),
    [source, remote],
  );

  if (error) return <RemoteFailure part remote={remote} error={error} onRetry={load} />;
  const Component = ready && pick(ready.module);
  if (!ready) return <SlowNotice of="part" />;
  if (!Component) return null;
  return (
    <RemoteBoundary
      key={ready.buildId}
      boundary={source}
      remote={remote}
      failure={(thrown, again) => <RemoteFailure part remote={remote} error={thrown} onRetry={again} />}
    >
      <div data-remote={remote} data-build={ready.buildId}>
        <Component {...props} />
      </div>
    </RemoteBoundary>
  );
}
