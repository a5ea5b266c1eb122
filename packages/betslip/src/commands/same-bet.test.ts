import { expect, test } from 'vitest';
import { parseSlip } from '../storing/parse-slip.ts';
import { storeSlip } from '../storing/store-slip.ts';
import { slipTicket } from '../testing/tickets.ts';
import { isSameBet } from './same-bet.ts';

const ticket = slipTicket('DEU-SWI boxed 1,2,7 stake 200');

test('[SLIP-8] two tickets are the same bet if their content is, in every build and whatever was seen', () => {
  const { marks } = ticket.draft;
  const [stored] = parseSlip(structuredClone(storeSlip({ tickets: [ticket], unreadable: [] }))).tickets;
  expect(stored && isSameBet(stored, ticket)).toBe(true);
  const seen = { price: 600, odds: [], nonRunners: [[]], offs: [] };
  expect(isSameBet({ ...ticket, seen }, ticket)).toBe(true);
  const [one, other] = [
    { reserve1: [9], ...marks },
    { ...marks, reserve1: [9] },
  ].map((each) => ({
    ...ticket,
    draft: { ...ticket.draft, marks: each },
  }));
  expect(one && other && isSameBet(one, other)).toBe(true);
});

test.each([
  { ...ticket, stake: 300 },
  { ...ticket, pool: 'TRI' },
  { ...ticket, wager: 'FRA-SWI' },
  ...[
    { way: 'straight' as const },
    { marks: { horses: [1, 2] } },
    { flexi: 50 as const },
    { folds: [2] },
    { placed: [2] },
  ].map((part) => ({ ...ticket, draft: { ...ticket.draft, ...part } })),
])('[SLIP-8] two tickets are different bets if any of their content differs: %#', (other) => {
  expect(isSameBet(ticket, other)).toBe(false);
});
