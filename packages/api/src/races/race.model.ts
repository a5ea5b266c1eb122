import type { Pool, Runner } from './race.types.ts';

/** A runner without a status, with a start number below 100 (core §3). */
export const isRegularRunner = ({ status, startNr }: Pick<Runner, 'status' | 'startNr'>): boolean =>
  status === null && startNr < 100;

/** Pools whose names contain bm or fix need a login (core §6). */
export const poolNeedsLogin = ({ name }: Pick<Pool, 'name'>): boolean => /bm|fix/i.test(name);
