import type { Horses, Race, StartNr, WagerType } from '@paddock/wagers';
import {
  type Column,
  type ColumnKey,
  columnsOf,
  marksIn,
  reserveColumnsOf,
  type TicketDraft,
} from '../drafting/ticket-draft.ts';

const legOf = ({ kind, at }: Column): number => (kind === 'leg' || kind === 'reserve' ? at - 1 : 0);

const usedColumns = (draft: TicketDraft, type: WagerType): Column[] => [
  ...columnsOf(draft, type),
  ...reserveColumnsOf(type),
];

const missingIn = (draft: TicketDraft, type: WagerType, races: readonly Race[], areAllNamed: boolean): StartNr[][] =>
  races.map(({ nonRunners }, leg) => {
    const lists = usedColumns(draft, type).flatMap((column) =>
      legOf(column) === leg ? [marksIn(draft, column.key)] : [],
    );
    return nonRunners.filter((startNr) =>
      lists.some((horses) => (typeof horses === 'string' ? areAllNamed : horses.includes(startNr))),
    );
  });

/** The horses of a ticket that do not run, leg by leg, those under `ALL` and `X` included. */
export const nonRunnersOf = (draft: TicketDraft, type: WagerType, races: readonly Race[]): StartNr[][] =>
  missingIn(draft, type, races, true);

/** The horses that a ticket names and that do not run, leg by leg. */
export const namedNonRunnersOf = (draft: TicketDraft, type: WagerType, races: readonly Race[]): StartNr[][] =>
  missingIn(draft, type, races, false);

/** Every line has a horse of such a column. Without that horse nothing of the ticket is left. */
const isInEveryLine = ({ kind }: Column, { way }: TicketDraft): boolean =>
  way === 'straight' ? kind !== 'reserve' : kind === 'banker' || kind === 'nailed' || kind === 'rival';

/**
 * A draft without lines on horses that do not run. A non-runner that is in every line stays, and is
 * refused.
 */
export const withoutNonRunners = (draft: TicketDraft, type: WagerType, races: readonly Race[]): TicketDraft => {
  const runs = (horses: Horses, leg: number): Horses =>
    typeof horses === 'string' ? horses : horses.filter((startNr) => !races[leg]?.nonRunners.includes(startNr));
  const left = usedColumns(draft, type)
    .filter((column) => !isInEveryLine(column, draft))
    .map((column): [ColumnKey, Horses] => [column.key, runs(marksIn(draft, column.key), legOf(column))]);
  return { ...draft, marks: { ...draft.marks, ...Object.fromEntries(left) } };
};
