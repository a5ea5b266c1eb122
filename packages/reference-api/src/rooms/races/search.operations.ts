import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { invalid } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { type RaceDays, todayAt } from '../../world/day/race-days.ts';
import { addDays } from '../../world/day/zone.ts';
import { fold, indexMeetings, type SearchEntry, searchIn } from './search.model.ts';

/** Today, the days ahead, then the days before, the latest first. */
const soonestFirst = [0, 1, 2, 3, 4, 5, 6, 7, -1, -2, -3, -4, -5, -6, -7];

const indexAround = async (days: RaceDays, today: string): Promise<SearchEntry[]> => {
  const entries = new Map<string, SearchEntry>();
  for (const ahead of soonestFirst) {
    const orderOf = (off: number) => (ahead < 0 ? Number.MAX_SAFE_INTEGER - off : off);
    indexMeetings(entries, await days.meetingsOnce(addDays(today, ahead)), orderOf);
  }
  return [...entries.values()];
};

/** Search by name. The index is made once a day, at the first search. */
export const searchOperations = ({ days }: Server): OperationsOf<'search'> => {
  let index: { today: string; entries: Promise<SearchEntry[]> } | null = null;
  const indexOf = (today: string): Promise<SearchEntry[]> => {
    if (index?.today !== today) {
      const made = { today, entries: indexAround(days, today) };
      index = made;
      // Retry after a failure.
      made.entries.catch(() => {
        if (index === made) index = null;
      });
    }
    return index.entries;
  };
  return {
    async search({ query: { search, page = 1, pagination: perPage = 20 }, now }) {
      // Without blanks the text needs the contract's two characters.
      if (fold(search).length < 2) throw invalid({ search: ['min_length'] });
      const found = searchIn(await indexOf(todayAt(now)), search);
      const data = found.slice((page - 1) * perPage, page * perPage);
      return {
        data,
        pagination: {
          page,
          perPage,
          count: data.length,
          total: found.length,
        },
      };
    },
  };
};
