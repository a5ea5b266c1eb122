import { rivalsOf } from '@paddock/wagers';

/**
 * The glossary's entries of the types of bets, by the key of the pool. Ids are permanent: pages
 * link to them.
 */
export const POOL_ENTRIES = {
  WIN: 32,
  PLC: 33,
  EXA: 34,
  TRI: 35,
  SUP: 36,
  SWI: 37,
  DSQ: 38,
  MLT: 39,
  H2H: 41,
  WPL: 49,
  fixWIN: 50,
  ltmWIN: 51,
  QNL: 52,
  SHW: 53,
  GPL: 54,
  CGA: 55,
  COR: 56,
  CPL: 57,
  TRO: 58,
  TRD: 59,
  MIM: 60,
  SQ4: 61,
  TCE: 62,
  QAP: 63,
  QNP: 64,
  NP5: 65,
  TVI: 66,
  KOM: 67,
  TRS: 68,
  DD: 69,
  V3: 70,
  V4: 71,
  V5: 72,
  V64: 73,
  V65: 74,
  V75: 75,
  GS75: 76,
  V85: 77,
  V86: 78,
  DBL: 79,
  PK3: 80,
  PK4: 81,
  PK5: 82,
  PK6: 83,
  PLP: 84,
  QDP: 85,
  JKP: 86,
  BPT: 87,
  PAC: 88,
  /** Every `MUL{n}`. */
  MUL: 89,
  FI4: 90,
  TBL: 91,
  DBT: 92,
  TPT: 93,
  SXU: 94,
} as const;

export type PoolWithEntry = keyof typeof POOL_ENTRIES;

const ids = new Map<string, number>(Object.entries(POOL_ENTRIES));

/** The entry that explains a pool; undefined for a pool that only the file of its race knows. */
export const glossaryIdOf = (pool: string): number | undefined =>
  ids.get(rivalsOf(pool) ? 'H2H' : pool.replace(/^MUL\d$/, 'MUL'));
