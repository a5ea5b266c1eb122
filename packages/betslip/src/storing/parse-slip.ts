import { parseTicket } from '@paddock/wagers';
import { draftFrom } from '../drafting/draft-from.ts';
import type { Slip, SlipTicket, UnreadableTicket } from '../slip.ts';
import { isObject, isStoredLine, isStoredMarks } from './stored-ticket.ts';

/** The wager and content of a line; null if it is not a ticket. */
export const contentOf = (line: string): Pick<SlipTicket, 'wager' | 'pool' | 'draft' | 'stake'> | null => {
  const parsed = parseTicket(line);
  if (parsed.kind === 'unreadable') return null;
  const { wager, pool = wager.slice(wager.indexOf('-') + 1), stake } = parsed.ticket;
  return { wager, pool, draft: draftFrom(parsed.ticket), stake };
};

const ticketFrom = (stored: unknown): SlipTicket | null => {
  if (isStoredMarks(stored)) {
    const { v, ...ticket } = stored;
    return ticket;
  }
  if (!isStoredLine(stored)) return null;
  const { id, races, line, seen } = stored;
  const content = contentOf(line);
  return content && { id, races, ...content, seen };
};

const asText = (stored: unknown): string => {
  try {
    return JSON.stringify(stored) ?? String(stored);
  } catch {
    return '?';
  }
};

const unreadableFrom = (stored: unknown, taken: Set<string>): UnreadableTicket => {
  const { id: own, line } = isObject(stored) ? stored : {};
  const text = typeof line === 'string' ? line : asText(stored);
  let id = typeof own === 'string' ? own : text;
  while (taken.has(id)) id += '+';
  taken.add(id);
  return { id, text, stored };
};

/**
 * The slip that `storeSlip` wrote, in this build or another one. Never throws. An entry that this
 * build does not understand completely becomes an `UnreadableTicket` and keeps its stored form.
 */
export const parseSlip = (stored: unknown): Slip => {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : stored == null ? [] : [stored];
  const tickets = new Map<string, SlipTicket>();
  const others: unknown[] = [];
  for (const entry of entries) {
    const ticket = ticketFrom(entry);
    // An id is sent once, so a second ticket with the same id is unreadable.
    if (ticket && !tickets.has(ticket.id)) tickets.set(ticket.id, ticket);
    else others.push(entry);
  }
  const taken = new Set(tickets.keys());
  return { tickets: [...tickets.values()], unreadable: others.map((entry) => unreadableFrom(entry, taken)) };
};
