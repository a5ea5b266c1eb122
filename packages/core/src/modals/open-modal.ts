import type { Modals } from '../contract/contract.ts';
import { type ModalEnd, onModalEnd, useModals } from './use-modals.ts';

/** The props of a modal that a remote gives, in `modals` of its `src/remote.ts`. */
export interface ModalProps<N extends keyof Modals & string> {
  payload: Modals[N];
  /** Closes the modal with a yes. */
  accept: () => void;
  /** Closes the modal with a no, or not now. */
  reject: () => void;
}

/**
 * Opens a modal that a remote gives, and resolves with its end. It waits for the modals that are
 * already due; the system's always come first. `gone`: it closed without an answer, because it
 * could not be loaded or the session ended. A second call while it is open refers to the same
 * modal.
 */
export function openModal<N extends keyof Modals & string>(name: N, payload: Modals[N]): Promise<ModalEnd> {
  return new Promise((resolve) => {
    const stop = onModalEnd((modal, how) => {
      if (modal.name !== name) return;
      stop();
      resolve(how);
    });
    useModals.getState().show(name, { payload });
  });
}
