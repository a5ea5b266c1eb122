import { RemoteBoundary } from '@paddock/federation/react';
import { type OpenModal, useModals } from '@paddock/host/shell';
import { useEffect, useState } from 'react';
import type { ReadyRemote } from '../remotes/remote-source.ts';
import { useRemoteSource } from '../remotes/source-context.ts';
import { ModalBoundary } from './modal-boundary.tsx';

/**
 * A modal that a remote claims. If it fails to load, it ends without an answer, and an alert is
 * shown.
 */
export function RemoteModal({ name, payload }: OpenModal) {
  const giveUp = () => useModals.getState().dismiss(name);
  return (
    <ModalBoundary onError={giveUp}>
      <Content name={name} payload={payload} />
    </ModalBoundary>
  );
}

function Content({ name, payload }: OpenModal) {
  const source = useRemoteSource();
  const remote = source.modalOwner(name);
  const ready = useReadyRemote(remote);
  const { accept, reject } = useModals();
  if (!remote) throw new Error(`No remote of this release has the modal ${name}`);
  if (!ready) return null;
  const Modal = ready.module.modals?.[name];
  if (!Modal) throw new Error(`${remote} claims the modal ${name} but does not export it`);
  return (
    <RemoteBoundary key={ready.buildId} boundary={source} remote={remote} failure={(error) => <Throw error={error} />}>
      <Modal payload={payload} accept={() => accept(name)} reject={() => reject(name)} />
    </RemoteBoundary>
  );
}

/** The remote once it is loaded. Throws if it fails to load. */
function useReadyRemote(remote: string | null): ReadyRemote | null {
  const source = useRemoteSource();
  const [ready, setReady] = useState((remote && source.ready().get(remote)) || null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isGone = false;
    if (remote)
      source.load(remote).then(
        (loaded) => isGone || setReady(loaded),
        (error) => isGone || setFailure({ error }),
      );
    return () => {
      isGone = true;
    };
  }, [source, remote]);
  if (failure) throw failure.error;
  return ready;
}

/** Passes an error that the remote's boundary has reported on to the modal's boundary. */
function Throw({ error }: { error: unknown }): never {
  throw error;
}
