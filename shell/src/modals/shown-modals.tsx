import { useSystemModals } from '@paddock/host';
import { lazy, Suspense, useState } from 'react';
import { ModalBoundary } from './modal-boundary.tsx';

const load = () => lazy(() => import('./system-modals.tsx'));

/** The system modals; their code comes with the first of them, and is asked for again where it did not come. */
export function ShownModals() {
  const isAny = useSystemModals(({ open }) => open !== null);
  const [SystemModals, setSystemModals] = useState(load);
  const giveUp = () => {
    setSystemModals(load);
    useSystemModals.getState().dismiss();
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
