import { priceTicket, type Ticket } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { expect, test } from 'vitest';
import { possibleReturn } from './possible-return.model.ts';

const type = wagerTypes.find(({ id }) => id === 'FRA-WIN') as (typeof wagerTypes)[number];
const returnOf = (ticket: Partial<Ticket>, of = type) => {
  const whole: Ticket = { wager: 'FRA-WIN', selection: { kind: 'singles', horses: [8] }, stake: 300, ...ticket };
  const priced = priceTicket(whole, type, [{ starters: [7, 8, 9], nonRunners: [] }]);
  return priced.kind === 'priced' ? possibleReturn(of, priced, [260]) : null;
};

test('[CALC-20] the return of a jackpot bet is that of its bet part, before the multiplier', () => {
  expect(returnOf({})).toBe(780);
  expect(returnOf({ jackpot: true })).toBe(520);
});

test('[CALC-21] a country without known rules has no possible return', () => {
  expect(returnOf({}, { ...type, country: 'BEL' })).toBeNull();
});
