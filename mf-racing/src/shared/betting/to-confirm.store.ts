import { sharedStore } from '@paddock/host';

/**
 * The bets whose odds moved: by id, until when (ISO) each can be confirmed. Stored like what the
 * closed slip shows of them: any page, also after a reload, can end that in time.
 */
export const toConfirmStore = sharedStore<Readonly<Record<string, string>>>({
  name: 'to-confirm',
  endsWithCustomer: true,
  empty: {},
  parse: (stored) => Object.fromEntries(Object.entries(stored ?? {}).filter(([, until]) => typeof until === 'string')),
  serialise: (value) => value,
});
