import { parseId } from '@paddock/pages';
import { raceHref } from '../../links.ts';

/** Horses of a race in one of its pools. */
export interface BetChoice {
  raceId: number;
  pool: string;
  startNrs?: readonly number[];
}

/** The race card with the grid of a pool, some horses ticked: `/race/7?bet=EXA&runners=3-5`. */
export const betHref = ({ raceId, pool, startNrs = [] }: BetChoice): string =>
  `${raceHref(raceId)}?${new URLSearchParams({
    bet: pool,
    ...(startNrs.length > 0 ? { runners: startNrs.join('-') } : {}),
  })}`;

/** The race (of `/wettrechner`) and the runners of a URL. Invalid ones are left out. */
export const parseBetRunners = (search: URLSearchParams): { raceId: number | null; startNrs: number[] } => ({
  raceId: parseId(search.get('race') ?? undefined),
  startNrs: (search.get('runners') ?? '').split('-').flatMap((text) => parseId(text) ?? []),
});
