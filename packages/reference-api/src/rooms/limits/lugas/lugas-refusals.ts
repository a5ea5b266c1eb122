import { Refused } from '../../../server/operation/refused.ts';
import { iso } from '../../../world/day/zone.ts';
import { WAITING_MS } from './lugas.model.ts';

export const notRegistered = (): Refused => new Refused(403, 'lugas_not_registered');

/** @param ended instant (ms) at which the last activity ended */
export const waiting = (ended: number): Refused => {
  const until = iso(ended + WAITING_MS);
  return new Refused(409, 'lugas_waiting', { words: { until }, extended: { until } });
};

export const notActivated = (): Refused => new Refused(409, 'lugas_not_activated');

export const amountsDue = (): Refused => new Refused(403, 'lugas_amounts_modal');

export const notEligible = (): Refused => new Refused(403, 'lugas_not_eligible');

export const activeElsewhere = (): Refused => new Refused(409, 'lugas_active_elsewhere');
