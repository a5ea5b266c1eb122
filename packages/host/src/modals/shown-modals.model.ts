import { MODAL_NAMES, type ModalName } from './modal-names.ts';

/** What a modal is told by who opens it; of an API error its `extended`. */
export type ModalPayload = Readonly<Record<string, unknown>>;

export interface ShownModal {
  readonly name: ModalName;
  readonly payload: ModalPayload;
  /** Path without locale prefix to go to when it is answered; null for the page that it interrupts. */
  readonly returnTo: string | null;
}

/** What wants to be seen, each name once, in the order of {@link MODAL_NAMES}: the first is open, the others wait. */
export type ShownModals = readonly ShownModal[];

export type ModalEvent =
  | { type: 'shown'; modal: ShownModal }
  | { type: 'closed'; name: ModalName }
  | { type: 'cleared' };

/** What is shown after an event. The same object when nothing changes. */
export const modalsAfter = (shown: ShownModals, event: ModalEvent): ShownModals => {
  if (event.type === 'cleared') return shown.length === 0 ? shown : [];
  if (event.type === 'closed') {
    return shown.some(({ name }) => name === event.name) ? shown.filter(({ name }) => name !== event.name) : shown;
  }
  const { modal } = event;
  // Asked for twice, it is the same modal: it does not jump, and the page that it interrupts stays the one to go back to.
  if (shown.some(({ name }) => name === modal.name)) return shown;
  return MODAL_NAMES.flatMap((name) => [modal, ...shown].find((one) => one.name === name) ?? []);
};
