import type { components } from '@paddock/api';
import { regions } from '../../server/format.ts';
import type { Language } from '../../server/localized.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { newsAt } from './news.model.ts';

type TickerLine = components['schemas']['TickerLine'];

/** The head of a page has little room: only the next jackpots. */
const SHOWN_JACKPOTS = 3;

const nextRaceLine = (race: RacePlan, language: Language): Omit<TickerLine, 'id'> => {
  const time = new Intl.DateTimeFormat(regions[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(race.off);
  const text =
    language === 'de'
      ? `Nächstes Rennen: ${race.track_name}, Rennen ${race.number}, ${time} Uhr`
      : `Next race: ${race.track_name}, race ${race.number}, ${time} in Berlin`;
  return { type: 'next_race', text, link: `/race/${race.id}` };
};

const jackpotLine = (race: RacePlan, jackpot: number, language: Language): Omit<TickerLine, 'id'> => {
  const amount = new Intl.NumberFormat(regions[language], {
    style: 'currency',
    currency: race.currency,
    maximumFractionDigits: 0,
  }).format(jackpot / 100);
  const where = language === 'de' ? `Rennen ${race.number}` : `race ${race.number}`;
  return { type: 'jackpot', text: `Jackpot ${race.track_name}, ${where}: ${amount}`, link: `/race/${race.id}` };
};

/** The ticker lines at an instant, by off time. */
export const tickersAt = (races: readonly RacePlan[], now: number, language: Language): TickerLine[] => {
  const open = races.filter(({ off }) => off > now);
  const jackpots = open
    .map((race) => ({ race, jackpot: Math.max(0, ...race.pools.map((pool) => pool.jackpot ?? 0)) }))
    .filter(({ jackpot }) => jackpot > 0)
    .slice(0, SHOWN_JACKPOTS);
  const [latest] = newsAt(now);
  return [
    ...open.slice(0, 1).map((race) => nextRaceLine(race, language)),
    ...jackpots.map(({ race, jackpot }) => jackpotLine(race, jackpot, language)),
    ...(latest ? [{ type: 'news' as const, text: latest.title[language], link: `/news/${latest.id}` }] : []),
  ].map((line, at) => ({ id: at + 1, ...line }));
};

/** The instant (ms) until which the lines stay the same. */
export const tickersUntil = (races: readonly RacePlan[], now: number): number =>
  races.find(({ off }) => off > now)?.off ?? Number.POSITIVE_INFINITY;
