import type { RaceStatus, RaceType } from './race.types.ts';

export const raceTypes: readonly RaceType[] = ['T', 'H'];
export const raceStatuses: readonly RaceStatus[] = ['OPEN', 'CLOSED', 'FINISHED', 'OFFICIAL', 'CANCELLED'];
