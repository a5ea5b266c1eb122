import type { Slip, SlipTicket } from '@paddock/betslip';
import { expect, test } from 'vitest';
import { acknowledgeOwn } from './acknowledge-own.ts';
import { createModelRace, TICKETS } from './testing/model-race.ts';

const [first] = TICKETS as [SlipTicket];
const seen = { price: 200, odds: [], nonRunners: [[]], offs: first.races.map(({ off }) => off) };
/** Its stake was half of that when its price was seen. */
const lies: SlipTicket = { ...first, seen };
const race = createModelRace();
const { id } = race.show();

const nowOf = ({ show, nowOf: read }: typeof race) =>
  read(Date.parse('2026-11-21T12:00:00Z'), show(), new Map([[`${id} DEU-WIN singles 3,5 stake 200`, 400]]));

const acknowledge = (rendered: SlipTicket, touched: Map<string, SlipTicket>, newest = rendered, shown = race) => {
  let slip: Slip = { tickets: [newest], unreadable: [] };
  const update = async (change: (before: Slip) => Slip) => {
    slip = change(slip);
    return slip;
  };
  acknowledgeOwn({ tickets: [rendered], now: nowOf(shown), touched, update });
  return slip.tickets[0]?.seen?.price;
};

test('[PLACE-12] an own change is acknowledged once its price is there, and what comes later is not', () => {
  const touched = new Map([[lies.id, lies]]);
  expect(acknowledge(lies, touched)).toBe(400);
  expect(acknowledge(lies, touched)).toBe(200);
});

test('[PLACE-11] an own change does not acknowledge what changed by itself', () => {
  const moved = createModelRace();
  moved.move('off');
  const touched = new Map([[lies.id, lies]]);
  expect(acknowledge(lies, touched, lies, moved)).toBe(200);
  expect(touched.get(lies.id)).toBe(lies);
});

test('[PLACE-11] an own change that is not in the slip yet acknowledges nothing, and is acknowledged later', () => {
  const changed = { ...lies, stake: 300 };
  const touched = new Map([[lies.id, changed]]);
  expect(acknowledge(lies, touched)).toBe(200);
  expect(touched.get(lies.id)).toBe(changed);
});

test('[PLACE-11] a new ticket that another tab has acknowledged meanwhile keeps what was seen of it there', () => {
  expect(acknowledge({ ...lies, seen: null }, new Map(), lies)).toBe(200);
  expect(acknowledge({ ...lies, seen: null }, new Map())).toBe(400);
});
