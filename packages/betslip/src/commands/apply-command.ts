import type { Slip, SlipCommand, SlipTicket } from '../slip.ts';

/** Maximum number of tickets for `add`. Restored tickets may exceed it. */
export const MAX_TICKETS = 50;

/** Why a command changes nothing. */
export type SlipRefusal =
  /** Only of `add`: the slip has `MAX_TICKETS` tickets. */
  | { readonly kind: 'full'; readonly most: number }
  /** A ticket with this id is there already, readable or not. */
  | { readonly kind: 'known'; readonly id: string }
  /** No ticket has this id (any more). */
  | { readonly kind: 'gone'; readonly id: string };

/** The refusal of a command by this slip; null if it applies. */
export const refusalOf = ({ tickets, unreadable }: Slip, command: SlipCommand): SlipRefusal | null => {
  const has = (id: string) => [...tickets, ...unreadable].some((ticket) => ticket.id === id);
  switch (command.kind) {
    case 'add':
      if (has(command.ticket.id)) return { kind: 'known', id: command.ticket.id };
      return tickets.length >= MAX_TICKETS ? { kind: 'full', most: MAX_TICKETS } : null;
    case 'restore':
      return has(command.ticket.id) ? { kind: 'known', id: command.ticket.id } : null;
    case 'change':
    case 'acknowledge':
      return tickets.some(({ id }) => id === command.id) ? null : { kind: 'gone', id: command.id };
    case 'remove':
      return has(command.id) ? null : { kind: 'gone', id: command.id };
  }
};

/** The slip after a command; the same slip if the command is refused (`refusalOf`). */
export const applyCommand = (slip: Slip, command: SlipCommand): Slip => {
  if (refusalOf(slip, command)) return slip;
  const { tickets, unreadable } = slip;
  const put = (part: Partial<SlipTicket>, ofId: string): Slip => ({
    ...slip,
    tickets: tickets.map((ticket) => (ticket.id === ofId ? { ...ticket, ...part } : ticket)),
  });
  switch (command.kind) {
    case 'add':
      return { ...slip, tickets: [...tickets, command.ticket] };
    case 'restore':
      return { ...slip, tickets: tickets.toSpliced(Math.max(0, command.at), 0, command.ticket) };
    case 'change': {
      const { kind, id, ...part } = command;
      return put(part, id);
    }
    case 'acknowledge':
      return put({ seen: command.seen }, command.id);
    case 'remove': {
      const stays = ({ id }: { id: string }) => id !== command.id;
      return { tickets: tickets.filter(stays), unreadable: unreadable.filter(stays) };
    }
  }
};
