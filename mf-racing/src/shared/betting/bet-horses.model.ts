import type { Race, Runner } from '@paddock/api';

/** The horses that one number of a bet stands for: several of an entry in the USA and Canada. */
export interface BetHorses {
  startNr: number;
  /** The names of those that it stands for. */
  name: string;
  runners: readonly Runner[];
  /** False once none of them runs. */
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
