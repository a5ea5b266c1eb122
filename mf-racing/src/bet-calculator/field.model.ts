import type { Race as RaceCard } from '@paddock/api';
import type { ColumnKey, TicketDraft } from '@paddock/betslip';
import { countLegs, type Horses, type WagerType } from '@paddock/wagers';
import type { TicketField } from '../shared/ticket-field.model.ts';

export const MAX_RUNNERS = 40;
export const DEFAULT_RUNNERS = 12;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** The highest start number of a race, between 2 and the calculator's maximum. */
export const runnersIn = ({ runners }: Pick<RaceCard, 'runners'>): number =>
  Math.min(MAX_RUNNERS, Math.max(2, ...runners.map(({ startNr }) => startNr)));

/**
 * The races of a ticket. All horses start, without names, and every leg has the same number of
 * them.
 * @param nameLeg names a leg, from 1
 */
export const fieldsOf = (
  runners: number,
  type: WagerType,
  nameLeg: (leg: number) => Pick<TicketField, 'label' | 'short'>,
): TicketField[] => {
  const horses = upTo(runners).map((startNr) => ({ startNr, name: null, runs: true }));
  const legs = countLegs(type.param) ?? 1;
  return legs === 1 ? [{ label: '', horses }] : upTo(legs).map((leg) => ({ ...nameLeg(leg), horses }));
};

/** The draft without horses above the number of runners. */
export const withinField = (draft: TicketDraft, runners: number): TicketDraft => {
  const within = (horses: Horses): Horses =>
    typeof horses === 'string' ? horses : horses.filter((startNr) => startNr <= runners);
  const marks = Object.entries(draft.marks) as [ColumnKey, Horses][];
  return { ...draft, marks: Object.fromEntries(marks.map(([key, horses]) => [key, within(horses)])) };
};
