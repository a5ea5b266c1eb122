import type { components } from '@paddock/api';
import type { MeetingPlan, RacePlan } from '../../world/day/plan.types.ts';

type SearchResult = components['schemas']['SearchResult'];

/** A searchable thing with its normalized name. */
export interface SearchEntry {
  folded: string;
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
 * All searchable things of the meetings, each once.
 * @param meetings nearest days first: a thing that occurs twice is shown with the first
 */
export const indexMeetings = (entries: Map<string, SearchEntry>, meetings: readonly MeetingPlan[]): void => {
  for (const meeting of meetings) {
    const at = { country: meeting.country, date: meeting.date, race_id: null };
    const { track_id, track_name } = meeting;
    add(entries, 'track', track_id, track_name, { ...at, track_name: null });
    add(entries, 'meeting', meeting.id, track_name, { ...at, track_name });
    for (const race of meeting.races) indexRace(entries, race);
  }
};

const indexRace = (entries: Map<string, SearchEntry>, race: RacePlan): void => {
  const { country, date, track_name, id: race_id } = race;
  const at = { country, date, track_name, race_id };
  add(entries, 'race', race_id, race.name, at);
  for (const { horse, rider, trainer } of race.runners) {
    add(entries, 'horse', horse.id, horse.name, at);
    if (rider) add(entries, 'rider', rider.id, rider.name, at);
    if (trainer) add(entries, 'trainer', trainer.id, trainer.name, at);
  }
};

const add = (
  entries: Map<string, SearchEntry>,
  type: SearchResult['type'],
  ref: number,
  name: string,
  at: Pick<SearchResult, 'country' | 'date' | 'track_name' | 'race_id'>,
): void => {
  const id = `${type}:${ref}`;
  if (!entries.has(id)) entries.set(id, { folded: fold(name), result: { id, type, ref, name, ...at } });
};

/** The rank of a match: whole name, beginning, beginning of a word, any part; else null. */
const rankOf = (name: string, wanted: string): number | null => {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : null;
};

/** The matches of a text, best first. */
export const searchIn = (entries: readonly SearchEntry[], text: string): SearchResult[] => {
  const wanted = fold(text);
  return entries
    .flatMap(({ folded, result }) => {
      const rank = rankOf(folded, wanted);
      return rank === null ? [] : [{ rank, result }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        typeOrder.indexOf(a.result.type) - typeOrder.indexOf(b.result.type) ||
        (a.result.name < b.result.name ? -1 : a.result.name > b.result.name ? 1 : a.result.ref - b.result.ref),
    )
    .map(({ result }) => result);
};
