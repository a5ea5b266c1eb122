import { type ModalPayload, useModals } from '@paddock/host/shell';
import { type ReactNode, Suspense } from 'react';
import { ModalBoundary } from './modal-boundary.tsx';
import { contentOf, forgetContent } from './modal-contents.ts';
import { ModalTexts } from './modal-texts.tsx';

interface ModalContentProps {
  name: string;
  payload: ModalPayload;
  /** In its place while it loads. */
  fallback?: ReactNode;
}

/** The content of a modal. A modal that fails goes away: the server enforces what it needs. */
export function ModalContent({ name, payload, fallback = null }: ModalContentProps) {
  const { accept, reject, dismiss } = useModals();
  const Content = contentOf(name);
  const giveUp = () => {
    forgetContent(name);
    dismiss(name);
  };
  return (
    Content && (
      <ModalBoundary key={name} onError={giveUp}>
        <Suspense fallback={fallback}>
          <ModalTexts>
            <Content payload={payload} accept={() => accept(name)} reject={() => reject(name)} />
          </ModalTexts>
        </Suspense>
      </ModalBoundary>
    )
  );
}
