import type { Slip, SlipTicket } from '@paddock/betslip';
import { betRequestOf } from '@paddock/betslip';
import type { Send } from '@paddock/host';
import { expect, test } from 'vitest';
import { placeBets } from './place-bets.ts';
import type { ReadyBet } from './ready-bets.model.ts';
import { TICKETS } from './testing/model-race.ts';

const [win, fixed, swinger] = TICKETS as [SlipTicket, SlipTicket, SlipTicket];
const betOf = (ticket: SlipTicket): ReadyBet => ({
  ticket,
  price: 100,
  body: {
    ...betRequestOf(7, ticket.pool, { wager: ticket.wager, selection: { kind: 'singles', horses: [3] }, stake: 100 }),
    expectedPrice: 100,
  },
});

/**
 * Places three bets.
 * @param meanwhile the slip after the first bet was sent
 */
const place = async (meanwhile: readonly SlipTicket[]) => {
  let slip: Slip = { tickets: [win, fixed, swinger], unreadable: [] };
  const sent: string[] = [];
  const made = await placeBets([win, fixed, swinger].map(betOf), {
    readSlip: async () => slip,
    async press({ ticket }) {
      sent.push(ticket.id);
      slip = { ...slip, tickets: meanwhile };
      return { state: { status: 'taken', id: sent.length } } as Send;
    },
    onTaken: async () => {},
  });
  return { sent, made };
};

test('[PLACE-20] a ticket that was removed while those before it were sent is not sent', async () => {
  expect(await place([swinger])).toEqual({ sent: ['WIN', 'SWI'], made: [1, 2] });
});

test('[PLACE-20] a ticket that was changed while those before it were sent is not sent', async () => {
  expect(await place([{ ...fixed, stake: 5_000 }, swinger])).toEqual({ sent: ['WIN', 'SWI'], made: [1, 2] });
});

test('[PLACE-20] a ticket that is as it was pressed is sent', async () => {
  const seen = { price: 1, odds: [], nonRunners: [], offs: [] };
  expect(await place([{ ...fixed, seen }, swinger])).toEqual({ sent: ['WIN', 'fixWIN', 'SWI'], made: [1, 2, 3] });
});
