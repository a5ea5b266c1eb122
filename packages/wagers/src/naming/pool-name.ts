import { rivalsOf } from './rivals-of.ts';

/** The languages that pools have names in. */
export type NameLocale = 'de' | 'en';

/** Most pools have one name, that of their country. A pool without a name is called by its code. */
const NAMES: Readonly<Record<string, string | Record<NameLocale, string>>> = {
  WIN: { de: 'Sieg', en: 'Win' },
  PLC: { de: 'Platz', en: 'Place' },
  fixWIN: { de: 'Sieg zum Festkurs', en: 'Win, fixed odds' },
  ltmWIN: { de: 'Langzeitwette Sieg', en: 'Long-term win' },
  EXA: { de: 'Zweierwette', en: 'Exacta' },
  QNL: { de: 'Zweierwette, beliebige Reihenfolge', en: 'Quinella' },
  SWI: { de: 'Platz-Zwilling', en: 'Swinger' },
  TRI: { de: 'Dreierwette', en: 'Trifecta' },
  SUP: { de: 'Viererwette', en: 'Superfecta' },
  CGA: 'Couplé gagnant',
  CPL: 'Couplé placé',
  TRO: 'Trio',
  DSQ: 'Deux sur quatre',
  TCE: 'Tiercé',
  QAP: 'Quarté+',
  QNP: 'Quinté+',
  TVI: 'Tvilling',
  KOM: 'Komb',
  TRS: { de: 'Trio (richtige Reihenfolge)', en: 'Trio (in order)' },
  MLT: 'Multi',
  MIM: 'Mini Multi',
  PK5: 'Pick 5',
  SHW: 'Show',
  WPL: { de: 'Sieg/Platz', en: 'Win/Place' },
  GPL: 'Gagnant-Placé',
  NP5: 'Pick 5',
  DD: 'Dagens Dubbel',
  DBL: 'Daily Double',
  PLP: 'Placepot',
  PAC: 'Place Accumulator',
  PK3: 'Pick 3',
  PK4: 'Pick 4',
  PK6: 'Pick 6',
  COR: 'Couplé ordre',
  TRD: 'Trio ordre',
  SQ4: 'Super quatre',
  QDP: 'Quadpot',
  JKP: 'Jackpot',
  BPT: 'Bipot',
  FI4: 'First 4',
  TBL: 'Treble',
  DBT: 'Double Trio',
  TPT: 'Triple Trio',
  SXU: 'Six Up',
};

const HEAD_TO_HEAD = { de: 'Head-to-Head', en: 'Head-to-head' };

/** The name of a pool. That of `H2H_3_7` has its horses, that of `MUL2` its number of races. */
export function poolName(pool: string, locale: NameLocale): string {
  const rivals = rivalsOf(pool);
  if (rivals) return `${HEAD_TO_HEAD[locale]} ${rivals.join(' – ')}`;
  const [, legs] = /^MUL(\d)$/.exec(pool) ?? [];
  if (legs) return locale === 'de' ? `Kombiwette über ${legs} Rennen` : `Multiple over ${legs} races`;
  const name = NAMES[pool] ?? pool;
  return typeof name === 'string' ? name : name[locale];
}
