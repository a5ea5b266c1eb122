import { useModals } from '@paddock/host/shell';
import { createLazyView } from '@paddock/ui/lazy-view';
import { ModalBoundary } from './modal-boundary.tsx';
import { ModalPart } from './modal-part.tsx';

const systemModalsView = createLazyView(async () => (await import('./system-modals.tsx')).SystemModals);

/** The open modals. Their code loads with the first modal, and again after a failure. */
export function ShownModals() {
  const { open, dismiss } = useModals();
  return (
    open && (
      <ModalBoundary onError={dismiss}>
        <ModalPart part={systemModalsView} props={{}} />
      </ModalBoundary>
    )
  );
}
