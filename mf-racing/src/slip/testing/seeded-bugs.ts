import type { SeededBug } from '@paddock/host/seed-bugs';

/** Changes of the slip's source that the histories must find. */
export const SEEDED_BUGS: readonly (SeededBug & {
  in: 'slip-form' | 'acknowledge-own' | 'place-bets' | 'ready-bets';
})[] = [
  {
    name: "a newer build's draft is dropped",
    in: 'slip-form',
    from: 'serialise: storeSlip',
    to: 'serialise: (slip) => storeSlip({ ...slip, unreadable: [] })',
  },
  {
    name: "a newer build's draft is read as far as it goes",
    in: 'slip-form',
    from: 'parse: parseSlip',
    to: `parse: (stored) =>
        parseSlip(Array.isArray(stored) ? stored.map(({ tip: _tip, ...entry }) => ({ ...entry, v: 1 })) : stored)`,
  },
  {
    name: 'the price of a stale render is sent',
    in: 'ready-bets',
    from: 'const bets = tickets.flatMap(',
    to: `const { rendered } = Object.assign(offerOf, { rendered: {}, ...offerOf });
  const bets = rendered[tickets.map(({ id }) => id).join()] ??= tickets.flatMap(`,
  },
  {
    name: 'a change is sent that was not acknowledged',
    in: 'ready-bets',
    from: "!== 'ready' || !ticket.seen",
    to: "=== 'closed' || !ticket.seen",
  },
  {
    name: 'a bet is offered again once its customer has dismissed it',
    in: 'ready-bets',
    from: '(!send.dismissed || isTaken(send))',
    to: '!send.dismissed',
  },
  {
    name: 'a subject of its own in each tab',
    in: 'ready-bets',
    from: 'subject: ticket.id',
    to: 'subject: crypto.randomUUID()',
  },
  {
    name: 'the button says another sum than its bets',
    in: 'ready-bets',
    from: 'bets.reduce((sum, { price }) => sum + price, 0)',
    to: 'tickets.reduce((sum, ticket) => sum + (ticket.seen?.price ?? 0), 0)',
  },
  {
    name: 'acknowledged by itself',
    in: 'acknowledge-own',
    from: 'if (ticket.seen !== null && !(own && isSameBet(own, ticket))) return false;',
    to: '',
  },
  {
    name: 'what changed by itself is acknowledged with an own change',
    in: 'acknowledge-own',
    from: 'if (changedByItself(ticket, now)) return false;',
    to: '',
  },
  {
    name: 'touched for ever',
    in: 'acknowledge-own',
    from: 'for (const { id } of priced) touched.delete(id);',
    to: '',
  },
  {
    name: "another tab's acknowledgement is overwritten",
    in: 'acknowledge-own',
    from: 'newlyPriced(slip.tickets, now, before)',
    to: 'newlyPriced(tickets, now, before)',
  },
  {
    name: 'a removed ticket is sent',
    in: 'place-bets',
    from: 'if (!tickets.some((ticket) => ticket.id === bet.ticket.id && isSameBet(ticket, bet.ticket))) continue;',
    to: '',
  },
  {
    name: 'a changed ticket is sent as it was',
    in: 'place-bets',
    from: ' && isSameBet(ticket, bet.ticket)',
    to: '',
  },
  {
    name: 'a refused ticket goes',
    in: 'place-bets',
    from: "if (state.status !== 'taken') continue;",
    to: '',
  },
  {
    name: 'a ticket goes before it is known to be taken',
    in: 'ready-bets',
    from: "operation === 'sendBet' && state.status === 'taken'",
    to: "operation === 'sendBet' && state.status !== 'refused'",
  },
];
