import type { Labels } from '../contract/remote-config.ts';
import { sharedStore, useShared } from '../store/shared-store.ts';

/**
 * What a panel has to say while it is closed: on its button; on a phone on the menu's, or on a bar.
 */
export interface PanelStatus {
  /** How many things wait in it, from 1. */
  count: number;
  /** One line in each language: `2 Wetten · 6,00 €`. */
  text: Labels;
  /** Something in it needs the customer. */
  needsAttention: boolean;
}

type Statuses = Readonly<Record<string, PanelStatus>>;

const isStatus = (value: unknown): value is PanelStatus => {
  const { count, text } = (value ?? {}) as Partial<PanelStatus>;
  const lines = Object.values(text ?? {});
  return typeof count === 'number' && lines.length > 0 && lines.every((line) => typeof line === 'string');
};

/** Stored, so that a page shows it before the panel's remote is there, or while it is broken. */
export const panelStatuses = sharedStore<Statuses>({
  name: 'panel-status',
  endsWithCustomer: true,
  empty: {},
  parse: (stored) => Object.fromEntries(Object.entries(stored ?? {}).filter(([, status]) => isStatus(status))),
  serialise: (statuses) => statuses,
});

/** Says what waits in a panel of this remote; null for nothing. */
export const setPanelStatus = async (name: string, status: PanelStatus | null): Promise<void> => {
  await panelStatuses.update(({ [name]: _before, ...others }) => (status ? { ...others, [name]: status } : others));
};

/** What waits in the panels, by name. */
export const usePanelStatuses = (): Statuses => useShared(panelStatuses) ?? {};
