import type { Slip, SlipTicket } from '@paddock/betslip';
import { expect, test } from 'vitest';
import { acknowledgeOwn } from './acknowledge-own.ts';
import { createModelRace, TICKETS } from './testing/model-race.ts';

const [first] = TICKETS as [SlipTicket];
const seen = { price: 400, odds: [], nonRunners: [[]], offs: first.races.map(({ off }) => off) };
const lies: SlipTicket = { ...first, seen };
const race = createModelRace();
const { id } = race.show();

/** The off has moved to a later time, which nobody has acknowledged. */
race.move('off');
const now = race.nowOf(
  Date.parse('2026-11-21T12:00:00Z'),
  race.show(),
  new Map([[`${id} DEU-WIN singles 3,5 stake 200`, 400]]),
);

const acknowledge = (rendered: SlipTicket, touched: Map<string, SlipTicket>, newest = rendered) => {
  let slip: Slip = { tickets: [newest], unreadable: [] };
  const update = async (change: (before: Slip) => Slip) => {
    slip = change(slip);
    return slip;
  };
  acknowledgeOwn({ tickets: [rendered], now, touched, update });
  return slip.tickets[0]?.seen?.offs;
};

test('PLACE-12 an own change is acknowledged once its price is there, and what comes later is not', () => {
  const touched = new Map([[lies.id, lies]]);
  expect(acknowledge(lies, touched)).toEqual(['2026-11-21T18:05:00Z']);
  expect(acknowledge(lies, touched)).toEqual(seen.offs);
});

test('PLACE-11 an own change that is not in the slip yet acknowledges nothing, and is acknowledged later', () => {
  const changed = { ...lies, stake: 300 };
  const touched = new Map([[lies.id, changed]]);
  expect(acknowledge(lies, touched)).toEqual(seen.offs);
  expect(touched.get(lies.id)).toBe(changed);
});

test('PLACE-11 a new ticket that another tab has acknowledged meanwhile keeps what was seen of it there', () => {
  expect(acknowledge({ ...lies, seen: null }, new Map(), lies)).toEqual(seen.offs);
  expect(acknowledge({ ...lies, seen: null }, new Map())).toEqual(['2026-11-21T18:05:00Z']);
});
