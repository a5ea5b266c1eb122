import { Refused } from '../../../server/operation/refused.ts';
import { waitingTime } from './lugas.model.ts';

export const notRegistered = (): Refused =>
  new Refused(
    403,
    'lugas_not_registered',
    'Set your deposit limit for all operators first. Betting and deposits are possible then.',
  );

/** @param ended instant (ms) at which the last activity ended */
export const waiting = (ended: number): Refused => {
  const until = new Date(ended + waitingTime).toISOString();
  return new Refused(409, 'lugas_waiting', `Your last session has just ended. Betting is possible again at ${until}.`, {
    extended: { until },
  });
};

export const notActivated = (): Refused =>
  new Refused(409, 'lugas_not_activated', 'Your betting session has not begun. Activate it, then send the bet again.');

export const notEligible = (): Refused =>
  new Refused(403, 'lugas_not_eligible', 'You are not under LUGAS: nothing of it applies to you.');

export const activeElsewhere = (): Refused =>
  new Refused(
    409,
    'lugas_active_elsewhere',
    'You are active with another operator. End that session; betting here is possible five minutes later.',
  );
