import type { Horses, Race } from '@paddock/wagers';
import type { ColumnKey } from '../drafting/ticket-draft.ts';
import type { SlipTicket, TicketRace } from '../slip.ts';

/** The same bet once more. @param id new and random */
export const repeatOf = (ticket: SlipTicket, id: string): SlipTicket => ({ ...ticket, id, seen: null });

/**
 * The same way to bet and stake in another race, with the marks of horses that run there.
 * @param id new and random
 * @returns null for a ticket over several races
 */
export const moveTo = (
  ticket: SlipTicket,
  { id, race, field }: { id: string; race: TicketRace; field: Race },
): SlipTicket | null => {
  if (ticket.races.length > 1) return null;
  const running = (horses: Horses): Horses =>
    typeof horses === 'string' ? horses : horses.filter((startNr) => field.starters.includes(startNr));
  const marks = Object.entries(ticket.draft.marks) as [ColumnKey, Horses][];
  const kept = Object.fromEntries(marks.map(([key, horses]) => [key, running(horses)]));
  return { ...repeatOf(ticket, id), races: [race], draft: { ...ticket.draft, marks: kept } };
};
