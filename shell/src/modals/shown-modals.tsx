import { useModals } from '@paddock/host/shell';
import { lazy, Suspense, useState } from 'react';
import { ModalBoundary } from './modal-boundary.tsx';

const load = () => lazy(() => import('./system-modals.tsx'));

/** The system modals; their code comes with the first of them, and is asked for again where it did not come. */
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
