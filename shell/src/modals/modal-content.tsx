import { type ModalPayload, useModals } from '@paddock/host/shell';
import { type ReactNode, Suspense } from 'react';
import { ModalBoundary } from './modal-boundary.tsx';
import { contentOf } from './modal-contents.ts';
import { ModalPart } from './modal-part.tsx';
import { ModalTexts } from './modal-texts.tsx';

interface ModalContentProps {
  name: string;
  payload: ModalPayload;
  /** Shown while it loads. */
  fallback?: ReactNode;
}

/** The content of a modal. A modal that fails disappears: the server enforces its purpose. */
export function ModalContent({ name, payload, fallback = null }: ModalContentProps) {
  const { accept, reject, dismiss } = useModals();
  const content = contentOf(name);
  const props = { payload, accept: () => accept(name), reject: () => reject(name) };
  return (
    content && (
      <ModalBoundary key={name} onError={() => dismiss(name)}>
        <Suspense fallback={fallback}>
          <ModalTexts>
            <ModalPart part={content} props={props} fallback={fallback} />
          </ModalTexts>
        </Suspense>
      </ModalBoundary>
    )
  );
}
