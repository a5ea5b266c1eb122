import type { Layout } from '../layout.ts';
import type { StartNr } from '../wager-type.ts';

/** The horses of a layout leg by leg, bankers first; one leg for a bet on one race. */
export const horsesOf = (layout: Layout): StartNr[][] => {
  switch (layout.kind) {
    case 'singles':
      return [[...layout.horses]];
    case 'combined':
      return [[...layout.bankers.map(({ startNr }) => startNr), ...layout.others]];
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
export const without = (layout: Layout, isOut: (leg: number, startNr: StartNr) => boolean): Layout | null => {
  const left = (startNrs: readonly StartNr[], leg = 0) => startNrs.filter((startNr) => !isOut(leg, startNr));
  switch (layout.kind) {
    case 'singles':
      return { ...layout, horses: left(layout.horses) };
    case 'combined':
      return layout.bankers.some(({ startNr }) => isOut(0, startNr))
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

const last = (startNrs: readonly StartNr[], startNr: StartNr, by: StartNr) =>
  startNrs.includes(startNr) ? [...startNrs.filter((other) => other !== startNr), by] : startNrs;

const inPlace = (startNrs: readonly StartNr[], startNr: StartNr, by: StartNr) =>
  startNrs.map((other) => (other === startNr ? by : other));

/**
 * Replaces one horse by another. In a combination the complement comes last and the others move up;
 * a base keeps its place (canalturf.com, infos-hippiques/37868). @param leg counted from 0
 */
export const swap = (layout: Layout, leg: number, startNr: StartNr, by: StartNr): Layout => {
  switch (layout.kind) {
    case 'singles':
      return { ...layout, horses: inPlace(layout.horses, startNr, by) };
    case 'combined': {
      const bankers = layout.bankers.map((one) => (one.startNr === startNr ? { ...one, startNr: by } : one));
      return { ...layout, bankers, others: last(layout.others, startNr, by) };
    }
    case 'places':
      return { ...layout, places: layout.places.map((place) => last(place, startNr, by)) };
    case 'legs':
    case 'system': {
      const legs = layout.legs.map((list, at) => (at === leg ? inPlace(list, startNr, by) : list));
      return { ...layout, legs };
    }
    case 'spot':
      return layout;
  }
};
