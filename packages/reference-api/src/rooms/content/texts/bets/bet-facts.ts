import { countLegs, type WagerType } from '@paddock/wagers';
import { milliseconds } from 'date-fns/milliseconds';
import { formatMoney } from '../../../../server/format.ts';
import type { Language, Localized } from '../../../../server/localized.ts';
import { longTermClosesAt } from '../../../../world/day/long-term.ts';
import { takeoutIn } from '../../../../world/generator/takeout-in.ts';
import { byCountry, nameOf } from './by-country.ts';
import { anyOf, horses, places } from './counts.ts';
import { isAgreed, settlementIn } from './decided.ts';
import { nonRunnerOf } from './non-runners.ts';

export interface BetFact {
  name: Localized;
  text: Localized;
}

const horsesOf = (type: WagerType, all: readonly WagerType[]): Localized => {
  const { param, rule } = type;
  const legs = countLegs(param) ?? 1;
  if (rule.folds) {
    const counts = all.map((one) => countLegs(one.param) ?? 1);
    const [from, to] = [Math.min(...counts), Math.max(...counts)];
    return { de: `1 Pferd in jedem von ${from} bis ${to} Rennen`, en: `1 horse in each of ${from} to ${to} races` };
  }
  if (param.pick) return { de: `1 Pferd in jedem von ${legs} Rennen`, en: `1 horse in each of ${legs} races` };
  const [from, to] = [Math.min(...param.multiOptions), Math.max(...param.multiOptions)];
  if (param.multiOptions.length > 0) return { de: `${from} bis ${to} Pferde`, en: `${from} to ${to} horses` };
  return param.h2h ? { de: '1 von 2 Pferden', en: '1 of 2 horses' } : horses(param.horses);
};

const orderOf = ({ param, rule }: WagerType): Localized | null => {
  if (param.horses === 1) return null;
  if (!param.ranked) return { de: 'zählt nicht', en: 'does not count' };
  return rule.anyOrder
    ? { de: 'zählt; für eine andere gibt es weniger', en: 'counts; another one pays less' }
    : { de: 'zählt', en: 'counts' };
};

/** The paid places by the number of runners. */
const placesOf = (type: WagerType, pool: string): Localized | null => {
  const rule = settlementIn(type, pool);
  const ranks = rule.kind === 'race' ? rule.ranks : rule.kind === 'legs' ? [rule.each] : [];
  const [first] = ranks.flatMap((rank) => ('first' in rank ? [rank.first] : []));
  if (first === undefined) return null;
  if (typeof first === 'number') return type.param.horses === 1 && first > 1 ? places(first) : null;
  const onPaper = first.countedOn === 'declared';
  const steps = (from: Readonly<Record<number, number>>) =>
    Object.entries(from).map(([runners, count]): Localized => {
      const { de, en } = places(count);
      if (runners === '1') return { de, en };
      return {
        de: `ab ${runners} Startern${onPaper ? ' im Programm' : ''} ${de}`,
        en: `from ${runners} runners${onPaper ? ' on the programme' : ''} ${en}`,
      };
    });
  const all = [
    ...steps(first.from),
    ...steps(first.inHandicaps ?? {}).map(({ de, en }) => ({ de: `in Handicaps ${de}`, en: `in handicaps ${en}` })),
  ];
  return { de: all.map(({ de }) => de).join(', '), en: all.map(({ en }) => en).join(', ') };
};

/** The numbers of right legs that win. */
const rightOf = ({ rule: { right } }: WagerType): Localized => ({
  de: `mit ${anyOf(right, 'de')} Richtigen`,
  en: `with ${anyOf(right, 'en')} right`,
});

const stakeOf = ({ param, rule: { jackpotStake } }: WagerType): Localized => {
  const isOneHorse = param.horses === 1 && !param.pick;
  const more = jackpotStake !== null && jackpotStake > param.minstake ? jackpotStake : null;
  return {
    de: `${formatMoney(param.minstake, 'de')} je ${isOneHorse ? 'Pferd' : 'Kombination'}${more ? `, mit Jackpot ${formatMoney(more, 'de')}` : ''}`,
    en: `${formatMoney(param.minstake, 'en')} per ${isOneHorse ? 'horse' : 'combination'}${more ? `, with jackpot ${formatMoney(more, 'en')}` : ''}`,
  };
};

const payoutOf = (type: WagerType, pool: string): Localized | null => {
  if (isAgreed(type, pool)) {
    return { de: 'zur Quote, die bei der Abgabe vereinbart wird', en: 'at the odds that are agreed with the bet' };
  }
  const takeout = takeoutIn(type, type.rule.pools.at(-1) ?? pool);
  if (takeout === null) return null;
  const share = Math.round((1 - takeout) * 100);
  return { de: `${share}\u00a0% der Einsätze`, en: `${share}% of the stakes` };
};

const LONG_TERM_DAYS = -longTermClosesAt({ off: 0 }) / milliseconds({ days: 1 });

const closesAt = ({ param, rule }: WagerType, pool: string): Localized => {
  if (pool === 'ltmWIN') {
    return {
      de: `${LONG_TERM_DAYS} Tage vor dem Start des Rennens`,
      en: `${LONG_TERM_DAYS} days before the off of the race`,
    };
  }
  if (rule.folds) return { de: 'Start des ersten Ihrer Rennen', en: 'the off of the first of your races' };
  return param.pick
    ? { de: 'Start des ersten Rennens der Serie', en: 'the off of the first race of the series' }
    : { de: 'Start des Rennens', en: 'the off of the race' };
};

/** Cost, payout and rules of a pool of these wager types, each under its name. */
export const factsOf = (types: readonly WagerType[], pool: string): readonly BetFact[] => {
  const countries = [...new Set(types.map(({ country }) => country))];
  const listed = (language: Language) => countries.map((country) => nameOf(country, language)).join(', ');
  const facts: readonly (readonly [de: string, en: string, text: Localized | null])[] = [
    ['Länder', 'Countries', { de: listed('de'), en: listed('en') }],
    ['Pferde', 'Horses', byCountry(types, (type) => horsesOf(type, types))],
    ['Reihenfolge', 'Order', byCountry(types, orderOf)],
    ['Plätze', 'Places', byCountry(types, (type) => placesOf(type, pool))],
    ['Gewinn', 'You win', types.some(({ rule }) => rule.right.length > 1) ? byCountry(types, rightOf) : null],
    ['Mindesteinsatz', 'Smallest stake', byCountry(types, stakeOf)],
    ['Auszahlung', 'Payout', byCountry(types, (type) => payoutOf(type, pool))],
    ['Nichtstarter', 'Non-runners', byCountry(types, (type) => nonRunnerOf(type, pool))],
    ['Annahmeschluss', 'Close of betting', byCountry(types, (type) => closesAt(type, pool))],
  ];
  return facts.flatMap(([de, en, text]) => (text ? [{ name: { de, en }, text }] : []));
};
