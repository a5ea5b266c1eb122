import type { StartNr } from '@paddock/wagers';
import type { PoolNow, RaceNow } from '../now.ts';

interface ShownRunner {
  readonly startNr: StartNr;
  /** The number that a bet names: one for all runners of an entry. */
  readonly betNumber: StartNr;
  /** Null for a horse that runs. */
  readonly status: string | null;
}

/** The part of an API race that a slip depends on, with the names of the API's client. */
export interface ShownRace extends Pick<RaceNow, 'id' | 'date' | 'status'> {
  /** The planned off, an ISO instant. */
  readonly postTime: string;
  readonly isHandicap: boolean;
  readonly runners: readonly ShownRunner[];
  readonly pools: readonly PoolNow[];
}

/** A start number from 100 on is no regular runner (core §3). */
const isRegular = ({ status, startNr }: ShownRunner): boolean => status === null && startNr < 100;
const isOut = ({ status }: ShownRunner): boolean => status !== null;

/** Converts an API race to the facts that a slip depends on. */
export const raceNowOf = ({ id, date, status, postTime, isHandicap, runners, pools }: ShownRace): RaceNow => {
  const entries = [...Map.groupBy(runners, ({ betNumber }) => betNumber)];
  const numbers = (isWanted: (of: readonly ShownRunner[]) => boolean): StartNr[] =>
    entries.filter(([, of]) => isWanted(of)).map(([number]) => number);
  return {
    id,
    date,
    status,
    off: postTime,
    field: {
      starters: numbers((of) => of.some(isRegular)),
      nonRunners: numbers((of) => of.every(isOut)),
      ...(isHandicap ? { handicap: true } : {}),
    },
    pools: pools.map(({ name, status: pool, reason, closesAt, odds }) => ({
      name,
      status: pool,
      reason,
      closesAt,
      odds: odds.map(({ startNr, odds: each, max }) => ({ startNr, odds: each, max })),
    })),
  };
};
