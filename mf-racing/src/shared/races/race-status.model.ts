import type { RaceStatus } from '@paddock/api';

/** FINISHED and OFFICIAL mean finished (core §3). */
export const isFinished = (status: RaceStatus): boolean => status === 'FINISHED' || status === 'OFFICIAL';

/** Whether anything came of a race yet: a result, or that it is cancelled. */
export const hasOutcome = (status: RaceStatus): boolean => isFinished(status) || status === 'CANCELLED';

/** Nothing about such a race changes any more. */
export const isSettled = (status: RaceStatus): boolean => status === 'OFFICIAL' || status === 'CANCELLED';
