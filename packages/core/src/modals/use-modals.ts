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
 * How a modal ended: by an answer of the customer, or because another tab has it, its reason is
 * gone, or the session is over.
 */
export type ModalEnd = 'accepted' | 'rejected' | 'gone';

interface Modals {
  shown: ShownModals;
  /** The one that is on screen; null when none is. */
  open: OpenModal | null;
  /** Asks for a modal; it opens when those that come before it are answered. */
  show(name: string, options?: { payload?: ModalPayload; returnTo?: string }): void;
  /**
   * The customer said yes to the open one (or to `name`): it closes and its rules follow, such as
   * the way back.
   */
  accept(name?: string): void;
  /** The customer said no. */
  reject(name?: string): void;
  /** Takes modals away without an answer: one, or all. */
  dismiss(name?: string): void;
}

type EndListener = (modal: ShownModal, how: ModalEnd) => void;
const endListeners = new Set<EndListener>();

/** Calls back when a modal has closed. Returns the unsubscribe function. */
export function onModalEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * The modals of the system (core §4) and of remotes that are due. The shell has their contents and
 * their rules.
 */
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
