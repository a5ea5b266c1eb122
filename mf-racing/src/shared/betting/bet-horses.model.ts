import type { Race, Runner } from '@paddock/api';

/** The horses behind one number of a bet. In the USA and Canada an entry has several. */
export interface BetHorses {
  startNr: number;
  /** The names of these horses. */
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
