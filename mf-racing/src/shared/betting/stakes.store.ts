import { sharedStore } from '@paddock/host';

/** The last stake (cents) of each wager type, by its id. */
const stakes = sharedStore<Readonly<Record<string, number>>>({
  name: 'stakes',
  empty: {},
  endsWithCustomer: true,
  parse: (stored) =>
    Object.fromEntries(Object.entries(stored ?? {}).filter(([, stake]) => Number.isSafeInteger(stake))),
  serialise: (value) => value,
});

/** The last stake of a wager type; null before the first. */
export const lastStake = async (wager: string): Promise<number | null> => (await stakes.read())[wager] ?? null;

export const keepStake = async (wager: string, stake: number): Promise<void> => {
  await stakes.update((all) => ({ ...all, [wager]: stake }));
};
