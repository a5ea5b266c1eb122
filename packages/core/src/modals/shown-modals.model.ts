/** The data with which a modal is opened. For an API error it is the error's `extended`. */
export type ModalPayload = Readonly<Record<string, unknown>>;

export interface ShownModal {
  /** The name of a system modal, or of one that a remote claims. */
  readonly name: string;
  readonly payload: ModalPayload;
  /**
   * Where an answer leads: a path without locale prefix, or null for the page that it interrupts.
   */
  readonly returnTo: string | null;
}

/**
 * The modals that are due, each name once. The first one is open, the others wait. The system's
 * come first, in their own order, then those of remotes in the order in which they were opened.
 */
export type ShownModals = readonly ShownModal[];

export type ModalEvent = { type: 'shown'; modal: ShownModal } | { type: 'closed'; name: string } | { type: 'cleared' };

/**
 * The modals after an event; the same object if nothing changes.
 * @param order the names of the system's modals
 */
export const modalsAfter = (shown: ShownModals, event: ModalEvent, order: readonly string[]): ShownModals => {
  if (event.type === 'cleared') return shown.length === 0 ? shown : [];
  if (event.type === 'closed') {
    return shown.some(({ name }) => name === event.name) ? shown.filter(({ name }) => name !== event.name) : shown;
  }
  const { modal } = event;
  // A second request changes nothing: the modal keeps its place and its way back.
  if (shown.some(({ name }) => name === modal.name)) return shown;
  const all = [...shown, modal];
  const ofSystem = order.flatMap((name) => all.find((one) => one.name === name) ?? []);
  return [...ofSystem, ...all.filter(({ name }) => !order.includes(name))];
};
