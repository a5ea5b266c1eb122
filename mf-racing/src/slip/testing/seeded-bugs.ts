import type { SeededBug } from '@paddock/host/seed-bugs';

/** Changes of the slip's source that the histories must find. */
export const SEEDED_BUGS: readonly (SeededBug & { file: keyof typeof FILES })[] = [];

export const FILES = {
  'slip-form': '../shared/slip/slip-form.ts',
  'acknowledge-own': './acknowledge-own.ts',
  'place-bets': './place-bets.ts',
  'ready-bets': './ready-bets.model.ts',
} as const;
