import type { RaceStatus } from '@paddock/api';

/** FINISHED and OFFICIAL mean finished (core §3). */
export const isFinished = (status: RaceStatus): boolean => status === 'FINISHED' || status === 'OFFICIAL';

/** Whether a race has an outcome: a result, or that it is cancelled. */
export const hasOutcome = (status: RaceStatus): boolean => isFinished(status) || status === 'CANCELLED';

/** Whether nothing about a race can change any more. */
export const isSettled = (status: RaceStatus): boolean => status === 'OFFICIAL' || status === 'CANCELLED';
