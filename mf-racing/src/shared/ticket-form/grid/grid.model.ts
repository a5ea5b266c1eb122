import { type Column, marksIn, type TicketDraft } from '@paddock/betslip';
import type { Horses, StartNr, Weights } from '@paddock/wagers';
import type { FieldHorse, TicketField } from '../../ticket-field.model.ts';

/** A row of the grid: a start number. */
export interface GridRow {
  startNr: number;
  /** By column; null if the column's race has no such number. */
  horses: readonly (FieldHorse | null)[];
}

/** `covered`: ticked through the placeholder for all. `shut`: cannot be ticked. */
export type BoxState = 'open' | 'ticked' | 'covered' | 'shut';

/** The race of a column. */
export const fieldOf = ({ kind, at }: Column, fields: readonly TicketField[]): TicketField | undefined =>
  kind === 'leg' || kind === 'reserve' ? fields[at - 1] : fields[0];

const listIn = (draft: TicketDraft, { key }: Column): readonly number[] => {
  const marks = marksIn(draft, key);
  return typeof marks === 'string' ? [] : marks;
};

/**
 * The fields with ticked horses that are not in their race added as non-runners: their ticks can
 * only be removed. Returns the same array if there are none.
 */
export const withTicked = (
  fields: readonly TicketField[],
  columns: readonly Column[],
  draft: TicketDraft,
): readonly TicketField[] => {
  const missing = fields.map((field) => {
    const known = new Set(field.horses.map(({ startNr }) => startNr));
    const ticked = columns.filter((column) => fieldOf(column, fields) === field).flatMap((one) => listIn(draft, one));
    return [...new Set(ticked)].filter((startNr) => !known.has(startNr));
  });
  if (missing.every(({ length }) => length === 0)) return fields;
  return fields.map((field, at) => ({
    ...field,
    horses: [...field.horses, ...(missing[at] ?? []).map((startNr) => ({ startNr, name: null, runs: false }))],
  }));
};

/** The rows of the grid, by start number. */
export const rowsOf = (columns: readonly Column[], fields: readonly TicketField[]): GridRow[] => {
  const races = columns.map(
    (column) => new Map(fieldOf(column, fields)?.horses.map((horse) => [horse.startNr, horse])),
  );
  const startNrs = new Set(races.flatMap((race) => [...race.keys()]));
  return [...startNrs]
    .toSorted((a, b) => a - b)
    .map((startNr) => ({ startNr, horses: races.map((race) => race.get(startNr) ?? null) }));
};

/** The state of a horse's box. A non-runner's tick can be removed, but not set again. */
export const boxState = ({ startNr, runs }: FieldHorse, marks: Horses): BoxState => {
  if (marks === 'ALL' && runs) return 'covered';
  if (typeof marks === 'string') return 'shut';
  if (marks.includes(startNr)) return 'ticked';
  return runs ? 'open' : 'shut';
};

/** The number of ticked boxes of a column. */
export const countTicked = (horses: readonly FieldHorse[], marks: Horses): number =>
  horses.filter((horse) => ['ticked', 'covered'].includes(boxState(horse, marks))).length;

/** The share of each horse in the stakes on a leg, in whole percent; empty for any other column. */
export const sharesIn = (
  { kind, at }: Column,
  fields: readonly TicketField[],
  weights: readonly Weights[] = [],
): ReadonlyMap<StartNr, number> => {
  const runners = kind === 'leg' ? (fields[at - 1]?.horses.filter(({ runs }) => runs) ?? []) : [];
  const known = runners.flatMap(({ startNr }): [StartNr, number][] => {
    const weight = weights[at - 1]?.get(startNr);
    return weight === undefined ? [] : [[startNr, weight]];
  });
  const total = known.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(total > 0 ? known.map(([startNr, weight]) => [startNr, Math.round((weight / total) * 100)]) : []);
};
