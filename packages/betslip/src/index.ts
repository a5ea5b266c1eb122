export {
  type Column,
  type ColumnKey,
  columnsOf,
  draftOf,
  emptyDraft,
  fitDraft,
  mark,
  marksIn,
  reserveColumnsOf,
  type TicketDraft,
  ticketOf,
} from './drafting/ticket-draft.ts';
export type { Seen, SeenOdds, Slip, SlipCommand, SlipTicket, TicketRace, UnreadableTicket } from './slip.ts';
