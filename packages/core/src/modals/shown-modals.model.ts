/** The data that a modal is opened with. For an API error it is the error's `extended`. */
export type ModalPayload = Readonly<Record<string, unknown>>;

export interface ShownModal {
  /** Of a modal of the system, or of one that a remote claims. */
  readonly name: string;
  readonly payload: ModalPayload;
  /**
   * Path without locale prefix to go to when it is answered; null for the page that it interrupts.
   */
  readonly returnTo: string | null;
}

/**
 * The modals that are due, each name once. The first is open, the others wait. First come the
 * system's in their own order, then those of remotes in the order in which they were opened.
 */
export type ShownModals = readonly ShownModal[];

export type ModalEvent = { type: 'shown'; modal: ShownModal } | { type: 'closed'; name: string } | { type: 'cleared' };

/**
 * The modals after an event; the same object when nothing changes.
 * @param order the names of the system's modals
 */
export const modalsAfter = (shown: ShownModals, event: ModalEvent, order: readonly string[]): ShownModals => {
  if (event.type === 'cleared') return shown.length === 0 ? shown : [];
  if (event.type === 'closed') {
    return shown.some(({ name }) => name === event.name) ? shown.filter(({ name }) => name !== event.name) : shown;
  }
  const { modal } = event;
  // Asked for twice, it is the same modal: it does not jump, and the page that it interrupts stays
  // the one to go back to.
  if (shown.some(({ name }) => name === modal.name)) return shown;
  const all = [...shown, modal];
  const ofSystem = order.flatMap((name) => all.find((one) => one.name === name) ?? []);
  return [...ofSystem, ...all.filter(({ name }) => !order.includes(name))];
};
