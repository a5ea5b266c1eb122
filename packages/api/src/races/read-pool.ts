import type { components } from '../generated/schema.ts';
import {
  readInstant,
  readInteger,
  readList,
  readNumber,
  readObject,
  readOptional,
  readText,
  readWord,
} from '../wire/read.ts';
import type { Dividend, Pool, RacePools } from './race.types.ts';
import { raceStatuses } from './race-words.ts';

type Schemas = components['schemas'];

/** Pool types whose names contain bm or fix require login (core §6). */
export const poolNeedsLogin = (name: string): boolean => /bm|fix/i.test(name);

export const readPool = (value: unknown): Pool => {
  const wire = readObject<Schemas['Pool']>(value, 'pool');
  const name = readText(wire, 'name');
  return {
    id: readInteger(wire, 'id'),
    name,
    priority: readInteger(wire, 'priority'),
    status: readWord(wire, 'status', ['OPEN', 'CLOSED', 'NOT_OFFERED']),
    reason: readOptional(readWord, wire, 'reason', ['TOO_FEW_RUNNERS', 'CANCELLED'] as const),
    currency: readText(wire, 'currency'),
    minStake: readInteger(wire, 'min_stake'),
    closesAt: readInstant(wire, 'closes_at'),
    turnover: readOptional(readInteger, wire, 'turnover'),
    jackpot: readOptional(readInteger, wire, 'jackpot'),
    needsLogin: poolNeedsLogin(name),
    oddsAt: readOptional(readInstant, wire, 'odds_at'),
    odds: readList(wire, 'odds', readPoolOdds),
    dividendsStatus: readOptional(readWord, wire, 'dividends_status', ['PROVISIONAL', 'FINAL'] as const),
    dividends: readList(wire, 'dividends', readDividend),
  };
};

const readPoolOdds = (value: unknown): Pool['odds'][number] => {
  const wire = readObject<Schemas['Pool']['odds'][number]>(value, 'odds');
  return {
    startNr: readInteger(wire, 'startnr'),
    odds: readInteger(wire, 'odds'),
    max: readOptional(readInteger, wire, 'max'),
  };
};

export const readDividend = (value: unknown): Dividend => {
  const wire = readObject<Schemas['Dividend']>(value, 'dividend');
  return {
    pool: readText(wire, 'pool'),
    combination: readText(wire, 'combination'),
    odd: readOptional(readInteger, wire, 'odd'),
    unit: readInteger(wire, 'unit'),
    currency: readText(wire, 'currency'),
    winners: readOptional(readNumber, wire, 'winners'),
    jackpot: readOptional(readInteger, wire, 'jackpot'),
    note: readOptional(readText, wire, 'note'),
  };
};

export const readRacePools = (value: unknown): RacePools => {
  const wire = readObject<Schemas['RacePools']>(value, 'data');
  return {
    raceId: readInteger(wire, 'race_id'),
    status: readWord(wire, 'status', raceStatuses),
    pools: readList(wire, 'pools', readPool),
  };
};
