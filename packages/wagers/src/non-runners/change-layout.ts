import type { Layout } from '../layout.ts';
import type { Startnr } from '../wager-type.ts';

/** The horses of a layout leg by leg, bankers first; one leg for a bet on one race. */
export const horsesOf = (layout: Layout): Startnr[][] => {
  switch (layout.kind) {
    case 'singles':
      return [[...layout.horses]];
    case 'combined':
      return [[...layout.bankers.map(({ startnr }) => startnr), ...layout.others]];
    case 'places':
      return [[...new Set(layout.places.flat())]];
    case 'legs':
    case 'system':
      return layout.legs.map((leg) => [...leg]);
    case 'spot':
      return [[]];
  }
};

/** The lines without certain horses; null if every line has one. @param isOut leg counted from 0 */
export const without = (layout: Layout, isOut: (leg: number, startnr: Startnr) => boolean): Layout | null => {
  const left = (startnrs: readonly Startnr[], leg = 0) => startnrs.filter((startnr) => !isOut(leg, startnr));
  switch (layout.kind) {
    case 'singles':
      return { ...layout, horses: left(layout.horses) };
    case 'combined':
      return layout.bankers.some(({ startnr }) => isOut(0, startnr))
        ? null
        : { ...layout, others: left(layout.others) };
    case 'places':
      return { ...layout, places: layout.places.map((place) => left(place)) };
    case 'legs':
    case 'system':
      return { ...layout, legs: layout.legs.map(left) };
    case 'spot':
      return layout;
  }
};

const last = (startnrs: readonly Startnr[], startnr: Startnr, by: Startnr) =>
  startnrs.includes(startnr) ? [...startnrs.filter((other) => other !== startnr), by] : startnrs;

const inPlace = (startnrs: readonly Startnr[], startnr: Startnr, by: Startnr) =>
  startnrs.map((other) => (other === startnr ? by : other));

/**
 * Replaces one horse by another. In a combination the complement comes last and the others move up;
 * a base keeps its place (canalturf.com, infos-hippiques/37868). @param leg counted from 0
 */
export const swap = (layout: Layout, leg: number, startnr: Startnr, by: Startnr): Layout => {
  switch (layout.kind) {
    case 'singles':
      return { ...layout, horses: inPlace(layout.horses, startnr, by) };
    case 'combined': {
      const bankers = layout.bankers.map((one) => (one.startnr === startnr ? { ...one, startnr: by } : one));
      return { ...layout, bankers, others: last(layout.others, startnr, by) };
    }
    case 'places':
      return { ...layout, places: layout.places.map((place) => last(place, startnr, by)) };
    case 'legs':
    case 'system': {
      const legs = layout.legs.map((list, at) => (at === leg ? inPlace(list, startnr, by) : list));
      return { ...layout, legs };
    }
    case 'spot':
      return layout;
  }
};
