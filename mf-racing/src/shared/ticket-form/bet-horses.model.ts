import type { Race, Runner } from '@paddock/api';

/** The horses that share a bet number. In the USA and Canada, an entry has several horses. */
export interface BetHorses {
  startNr: number;
  /** The names of these horses. */
  name: string;
  runners: readonly Runner[];
  /** False if none of them runs. */
  runs: boolean;
}

/** The numbers that a bet on a race may name, in the order of its runners. */
export const betHorsesOf = ({ runners }: Pick<Race, 'runners'>): BetHorses[] =>
  [...Map.groupBy(runners, ({ betNumber }) => betNumber)].map(([startNr, of]) => ({
    startNr,
    name: of.map(({ horse }) => horse.name).join(' / '),
    runners: of,
    runs: of.some(({ status }) => status === null),
  }));
