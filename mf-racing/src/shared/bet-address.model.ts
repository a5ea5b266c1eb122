import { parseId } from '@paddock/pages';
import { paths } from '../paths.ts';

/** Horses of a race in one of its pools. */
export interface BetChoice {
  raceId: number;
  pool: string;
  startNrs: readonly number[];
}

/** The page where a bet begins: `/wettrechner?race=7&type=WIN&runners=3`, several runners as `3-5`. */
export const betHref = ({ raceId, pool, startNrs }: BetChoice): string =>
  `${paths.betCalculator}?${new URLSearchParams({ race: String(raceId), type: pool, runners: startNrs.join('-') })}`;

/** The race and runners of such an address; null and none for what is invalid. */
export const parseBetRunners = (search: URLSearchParams): { raceId: number | null; startNrs: number[] } => ({
  raceId: parseId(search.get('race') ?? undefined),
  startNrs: (search.get('runners') ?? '').split('-').flatMap((text) => parseId(text) ?? []),
});
