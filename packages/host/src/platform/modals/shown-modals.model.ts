import { isModalName, MODAL_NAMES } from '../../product/modals/modal-names.ts';

/** The data that a modal is opened with. For an API error it is the error's `extended`. */
export type ModalPayload = Readonly<Record<string, unknown>>;

export interface ShownModal {
  /** Of the system's modals ({@link MODAL_NAMES}), or as a remote claims it. */
  readonly name: string;
  readonly payload: ModalPayload;
  /** Path without locale prefix to go to when it is answered; null for the page that it interrupts. */
  readonly returnTo: string | null;
}

/**
 * The modals that are due, each name once. The first is open, the others wait. The system's come in the order of
 * {@link MODAL_NAMES}, those of remotes after them in the order in which they were asked for.
 */
export type ShownModals = readonly ShownModal[];

export type ModalEvent = { type: 'shown'; modal: ShownModal } | { type: 'closed'; name: string } | { type: 'cleared' };

/** What is shown after an event. The same object when nothing changes. */
export const modalsAfter = (shown: ShownModals, event: ModalEvent): ShownModals => {
  if (event.type === 'cleared') return shown.length === 0 ? shown : [];
  if (event.type === 'closed') {
    return shown.some(({ name }) => name === event.name) ? shown.filter(({ name }) => name !== event.name) : shown;
  }
  const { modal } = event;
  // Asked for twice, it is the same modal: it does not jump, and the page that it interrupts stays the one to go back to.
  if (shown.some(({ name }) => name === modal.name)) return shown;
  const all = [...shown, modal];
  const ofSystem = MODAL_NAMES.flatMap((name) => all.find((one) => one.name === name) ?? []);
  return [...ofSystem, ...all.filter(({ name }) => !isModalName(name))];
};
