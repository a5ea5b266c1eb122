import { create } from 'zustand';
import type { ModalName } from './modal-names.ts';
import {
  type ModalEvent,
  type ModalPayload,
  modalsAfter,
  type ShownModal,
  type ShownModals,
} from './shown-modals.model.ts';

/** The modal that is on screen. */
export type OpenModal = Pick<ShownModal, 'name' | 'payload'>;

/** How a modal ended: by an answer of the customer, or because another tab has it, its reason is gone, or the session is over. */
export type ModalEnd = 'accepted' | 'rejected' | 'gone';

interface SystemModals {
  shown: ShownModals;
  /** The one that is on screen; null when none is. */
  open: OpenModal | null;
  /** Asks for a modal; it opens when those that come before it are answered. */
  show(name: ModalName, options?: { payload?: ModalPayload; returnTo?: string }): void;
  /** The customer said yes to the open one (or to `name`): it closes and its rules follow, such as the way back. */
  accept(name?: ModalName): void;
  /** The customer said no. */
  reject(name?: ModalName): void;
  /** Takes modals away without an answer: one, or all. */
  dismiss(name?: ModalName): void;
}

type EndListener = (modal: ShownModal, how: ModalEnd) => void;
const endListeners = new Set<EndListener>();

/** Calls back when a modal has closed. Returns the way to stop. */
export function onModalEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** The system modals (core §4): whoever needs one shows it by name; the shell has their contents and their rules. */
export const useSystemModals = create<SystemModals>()((set, get) => {
  const apply = (event: ModalEvent) => {
    const shown = modalsAfter(get().shown, event);
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
