import { countOf } from '../facts.ts';

/**
 * A finishing order by place, from the PMU (`[[7], [3, 9]]`) or a newspaper (`"10 - 5 / 11 - 9"`).
 * Several numbers at a place are a dead heat. A repeated number (`13 / 13`) counts once, at its
 * first place.
 */
export const arrivalOf = (value: unknown): { place: number; startnrs: number[] }[] => {
  const groups: unknown[] = typeof value === 'string' ? value.split(' - ') : Array.isArray(value) ? value : [];
  const seen = new Set<number>();
  const places: { place: number; startnrs: number[] }[] = [];
  for (const group of groups) {
    const startnrs = (typeof group === 'string' ? group.split('/') : [group].flat())
      .map((entry) => countOf(typeof entry === 'string' ? entry.trim() : entry))
      .filter((startnr) => startnr !== null)
      .filter((startnr) => !seen.has(startnr) && seen.add(startnr));
    if (startnrs.length > 0) places.push({ place: seen.size - startnrs.length + 1, startnrs });
  }
  return places;
};
