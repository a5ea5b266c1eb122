import type { SlotProps } from '@paddock/core/shell';
import type { LoadedRemote } from '@paddock/federation';
import { RemoteBoundary } from '@paddock/federation/react';
import { useCallback, useEffect, useState } from 'react';
import { RemoteFailure } from './remote-failure.tsx';
import { useRemotes } from './remotes.ts';

/** Fills a `<Slot>` with the components of the remotes that claim it. */
export function ShellSlot({ name, props = {} }: SlotProps) {
  const { claims } = useRemotes();
  return claims.slotOwners(name).map((remote) => <Part key={remote} remote={remote} name={name} props={props} />);
}

type Outcome = { loaded: LoadedRemote } | { error: unknown } | null;

function Part({ remote, name, props }: { remote: string; name: string; props: object }) {
  const { boundary } = useRemotes();
  const [outcome, setOutcome] = useState<Outcome>(null);

  const load = useCallback(() => {
    setOutcome(null);
    boundary.load(remote).then(
      (loaded) => setOutcome({ loaded }),
      (error) => setOutcome({ error }),
    );
  }, [boundary, remote]);
  useEffect(load, [load]);
  // Shows another build of the remote as soon as it replaces this one.
  useEffect(
    () =>
      boundary.subscribe(() => {
        const state = boundary.state(remote);
        if (state.name === 'loaded') setOutcome({ loaded: state.loaded });
      }),
    [boundary, remote],
  );

  if (!outcome) return null;
  if ('error' in outcome) return <RemoteFailure part remote={remote} error={outcome.error} onRetry={load} />;
  const { buildId, module } = outcome.loaded;
  const Component = module.slots?.[name];
  if (!Component) return null;
  return (
    <RemoteBoundary
      key={buildId}
      boundary={boundary}
      remote={remote}
      failure={(error, retry) => <RemoteFailure part remote={remote} error={error} onRetry={retry} />}
    >
      <Component {...props} />
    </RemoteBoundary>
  );
}
