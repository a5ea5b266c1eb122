import type { Labels } from '../contract/remote-config.ts';
import { sharedStore, useShared } from '../store/shared-store.ts';

/** The status of a closed panel. Its button shows it; on a phone, the menu's button or a bar. */
export interface PanelStatus {
  /** The number of items in it, at least 1. */
  count: number;
  /** One line in each language: `2 Wetten · 6,00 €`. */
  text: Labels;
  /** Whether something in it needs the customer's attention. */
  needsAttention: boolean;
}

type Statuses = Readonly<Record<string, PanelStatus>>;

const isStatus = (value: unknown): value is PanelStatus => {
  const { count, text } = (value ?? {}) as Partial<PanelStatus>;
  const lines = Object.values(text ?? {});
  return typeof count === 'number' && lines.length > 0 && lines.every((line) => typeof line === 'string');
};

/** Stored, so that a page shows it before the panel's remote is loaded, or while it is broken. */
export const panelStatuses = sharedStore<Statuses>({
  name: 'panel-status',
  endsWithCustomer: true,
  empty: {},
  parse: (stored) => Object.fromEntries(Object.entries(stored ?? {}).filter(([, status]) => isStatus(status))),
  serialise: (statuses) => statuses,
});

/** Sets the status of a panel of this remote; null for none. */
export const setPanelStatus = async (name: string, status: PanelStatus | null): Promise<void> => {
  await panelStatuses.update(({ [name]: _before, ...others }) => (status ? { ...others, [name]: status } : others));
};

/** The statuses of panels by name. */
export const usePanelStatuses = (): Statuses => useShared(panelStatuses) ?? {};
