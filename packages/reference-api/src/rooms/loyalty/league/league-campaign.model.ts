import type { components } from '@paddock/api';
import { regions } from '../../../server/format.ts';
import type { Language } from '../../../server/localized.ts';
import { todayAt } from '../../../world/day/race-days.ts';
import { instantAt, iso } from '../../../world/day/zone.ts';

/** A season of the league: a calendar month in Europe/Berlin. */
export interface LeagueCampaign {
  /** Year and month: 202611. */
  id: number;
  /** Instants (ms); the end is the next season's start. */
  startsAt: number;
  endsAt: number;
}

/** The first season. */
const FIRST_MONTH = 2026 * 12;

const campaignOfMonth = (month: number): LeagueCampaign => {
  const start = (at: number) => {
    const day = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
    return instantAt('Europe/Berlin', day, 0);
  };
  return { id: Math.floor(month / 12) * 100 + (month % 12) + 1, startsAt: start(month), endsAt: start(month + 1) };
};

const monthAt = (now: number): number => {
  const [year = 0, month = 0] = todayAt(now).split('-').map(Number);
  return year * 12 + month - 1;
};

/** The season at an instant (ms). */
export const campaignAt = (now: number): LeagueCampaign => campaignOfMonth(monthAt(now));

/** The next season, the current one and up to `past` earlier ones, newest first. */
export const campaignsAround = (now: number, past = 3): LeagueCampaign[] =>
  Array.from({ length: past + 2 }, (_, at) => monthAt(now) + 1 - at)
    .filter((month) => month >= Math.min(FIRST_MONTH, monthAt(now)))
    .map(campaignOfMonth);

/** The season with an id; null for an unknown one. */
export const campaignById = (id: number, now: number): LeagueCampaign | null => {
  const month = Math.floor(id / 100) * 12 + (id % 100) - 1;
  const isKnown = month >= FIRST_MONTH && month <= monthAt(now) + 1;
  return isKnown && campaignOfMonth(month).id === id ? campaignOfMonth(month) : null;
};

const names = { de: 'Wettstarliga', en: 'Wettstar league' } as const;

/** A season in wire names. */
export const showCampaign = (
  { id, startsAt, endsAt }: LeagueCampaign,
  now: number,
  language: Language,
): components['schemas']['LeagueCampaign'] => {
  const month = new Intl.DateTimeFormat(regions[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(startsAt);
  return {
    id,
    title: `${names[language]} ${month}`,
    status: now < startsAt ? 'upcoming' : now < endsAt ? 'running' : 'finished',
    starts_at: iso(startsAt),
    ends_at: iso(endsAt),
  };
};
