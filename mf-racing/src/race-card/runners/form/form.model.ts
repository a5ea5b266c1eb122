import type { Runner } from '@paddock/api';

type Incident = NonNullable<Runner['incident']>;

/** A past result: a place, 10 for the tenth or later, or a letter for an incident. */
export type FormFigure = number | string;

const FIGURE = /\(\d+\)|(\d|[A-Z])[a-z]?|[-\s/]/y;

/**
 * Reads a form, newest first: `1-3-0-P`, a trotter's `1a3aDa`, France's `3m4m(24)7m` with the year
 * inside. Null for any other notation.
 */
export function parseForm(form: string): FormFigure[] | null {
  const figures: FormFigure[] = [];
  FIGURE.lastIndex = 0;
  while (FIGURE.lastIndex < form.length) {
    const match = FIGURE.exec(form);
    if (!match) return null;
    const [, figure] = match;
    if (figure !== undefined) figures.push(/\d/.test(figure) ? Number(figure) || LAST_PLACE : figure);
  }
  return figures.length > 0 ? figures : null;
}

/** The letters of our source, and those of France: arrêté, tombé. */
const INCIDENTS: Readonly<Record<string, Incident>> = {
  D: 'DISQUALIFIED',
  F: 'FELL',
  T: 'FELL',
  P: 'PULLED_UP',
  A: 'PULLED_UP',
  U: 'UNSEATED',
};

export const incidentOf = (letter: string): Incident | undefined => INCIDENTS[letter];

export const LAST_PLACE = 10;

/** The number of results that a card shows, and by which runners are sorted. */
const NEWEST = 5;

/** The newest results of a form; null for an unknown notation. */
export const newestFigures = (form: string): FormFigure[] | null => parseForm(form)?.slice(0, NEWEST) ?? null;

/**
 * The mean place of the newest results; an incident counts as the last place. Null if there are
 * none.
 */
export function meanPlace(form: string | null): number | null {
  const figures = form === null ? null : newestFigures(form);
  if (!figures) return null;
  const places = figures.map((figure) => (typeof figure === 'number' ? figure : LAST_PLACE));
  return places.reduce((sum, place) => sum + place, 0) / places.length;
}
