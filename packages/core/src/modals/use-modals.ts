import { create } from 'zustand';
import { shellServices } from '../contract/shell-services.ts';
import {
  type ModalEvent,
  type ModalPayload,
  modalsAfter,
  type ShownModal,
  type ShownModals,
} from './shown-modals.model.ts';

/** The modal that is on screen. */
export type OpenModal = Pick<ShownModal, 'name' | 'payload'>;

/**
 * How a modal ended. `gone`: without an answer, because another tab shows it, its reason is over,
 * or the session ended.
 */
export type ModalEnd = 'accepted' | 'rejected' | 'gone';

interface Modals {
  shown: ShownModals;
  /** The modal on screen; null if there is none. */
  open: OpenModal | null;
  /** Requests a modal. It opens when all modals before it are closed. */
  show(name: string, options?: { payload?: ModalPayload; returnTo?: string }): void;
  /** Closes the open modal (or `name`) with a yes. Then its rules apply, such as the way back. */
  accept(name?: string): void;
  /** Closes the open modal (or `name`) with a no. */
  reject(name?: string): void;
  /** Closes one modal, or all, without an answer. */
  dismiss(name?: string): void;
}

type EndListener = (modal: ShownModal, how: ModalEnd) => void;
const endListeners = new Set<EndListener>();

/** Calls `listener` when a modal has closed. Returns unsubscribe. */
export function onModalEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** The due modals of the system and of remotes. The shell has their contents and rules. */
export const useModals = create<Modals>()((set, get) => {
  const apply = (event: ModalEvent) => {
    const shown = modalsAfter(get().shown, event, shellServices().systemModals);
    if (shown !== get().shown) set({ shown, open: shown[0] ?? null });
  };
  const end = (how: ModalEnd, name = get().open?.name) => {
    const modal = get().shown.find((one) => one.name === name);
    if (!modal) return;
    apply({ type: 'closed', name: modal.name });
    for (const listener of endListeners) listener(modal, how);
  };
  return {
    shown: [],
    open: null,
    show: (name, { payload = {}, returnTo } = {}) =>
      apply({ type: 'shown', modal: { name, payload, returnTo: returnTo ?? null } }),
    accept: (name) => end('accepted', name),
    reject: (name) => end('rejected', name),
    dismiss: (name) => {
      for (const modal of get().shown) if (name === undefined || name === modal.name) end('gone', modal.name);
    },
  };
});
