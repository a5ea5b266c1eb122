import type { components } from '@paddock/api';
import type { MeetingPlan } from '../../world/day/plan.types.ts';
import { iso } from '../../world/day/zone.ts';

type SearchResult = components['schemas']['SearchResult'];

/** A searchable thing with its normalized name. */
export interface SearchEntry {
  folded: string;
  /** Its place among equally good matches of its type: a lower one comes first. */
  order: number;
  result: SearchResult;
}

/** Kinds, in the order for equally good matches. */
const typeOrder: SearchResult['type'][] = ['horse', 'rider', 'trainer', 'track', 'meeting', 'race'];

const special: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/** Normalizes case, accents and blanks: `Ålund` equals `alund`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøæœłđ]/g, (letter) => special[letter] ?? letter)
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Adds the searchable things of a day. A thing that several days have keeps the day added first.
 * @param orderOf the order of an instant, see `SearchEntry`
 */
export const indexMeetings = (
  entries: Map<string, SearchEntry>,
  meetings: readonly MeetingPlan[],
  orderOf: (instant: number) => number,
): void => {
  const add = (
    type: SearchResult['type'],
    ref: number,
    name: string,
    order: number,
    at: Omit<SearchResult, 'id' | 'type' | 'ref' | 'name'>,
  ): void => {
    const id = `${type}:${ref}`;
    if (!entries.has(id)) entries.set(id, { folded: fold(name), order, result: { id, type, ref, name, ...at } });
  };
  for (const meeting of meetings) {
    const { id, track_id, track_name, country, date, races } = meeting;
    const order = Math.min(...races.map(({ off }) => orderOf(off)));
    const at = { country, date, race_id: null, race_number: null, post_time: null };
    add('track', track_id, track_name, order, { ...at, track_name: null });
    add('meeting', id, track_name, order, { ...at, track_name });
  }
  for (const race of meetings.flatMap(({ races }) => races).sort((a, b) => a.off - b.off || a.id - b.id)) {
    const { id, country, date, track_name, number, off } = race;
    const order = orderOf(off);
    const post_time = iso(off);
    const at = { country, date, track_name, race_id: id, race_number: number, post_time };
    add('race', id, race.name, order, at);
    for (const { horse, rider, trainer } of race.runners) {
      add('horse', horse.id, horse.name, order, at);
      if (rider) add('rider', rider.id, rider.name, order, at);
      if (trainer) add('trainer', trainer.id, trainer.name, order, at);
    }
  }
};

/** The rank of a match: whole name, beginning, beginning of a word, any part; else null. */
const rankOf = (name: string, wanted: string): number | null => {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : null;
};

/** The matches of a text, best first; among equally good ones of a type the soonest first. */
export const searchIn = (entries: readonly SearchEntry[], text: string): SearchResult[] => {
  const wanted = fold(text);
  return entries
    .flatMap(({ folded, order, result }) => {
      const rank = rankOf(folded, wanted);
      return rank === null ? [] : [{ rank, order, result }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        typeOrder.indexOf(a.result.type) - typeOrder.indexOf(b.result.type) ||
        a.order - b.order ||
        a.result.ref - b.result.ref,
    )
    .map(({ result }) => result);
};
