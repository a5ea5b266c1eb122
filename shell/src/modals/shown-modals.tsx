import { useModals } from '@paddock/host/shell';
import { lazy, Suspense, useState } from 'react';
import { ModalBoundary } from './modal-boundary.tsx';

const load = () => lazy(() => import('./system-modals.tsx'));

/** The open modals. Their code comes with the first modal, and is loaded again after a failure. */
export function ShownModals() {
  const isAny = useModals(({ open }) => open !== null);
  const [SystemModals, setSystemModals] = useState(load);
  const giveUp = () => {
    setSystemModals(load);
    useModals.getState().dismiss();
  };
  return (
    isAny && (
      <ModalBoundary onError={giveUp}>
        <Suspense>
          <SystemModals />
        </Suspense>
      </ModalBoundary>
    )
  );
}
