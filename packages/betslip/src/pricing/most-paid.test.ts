import { expect, test } from 'vitest';
import { fieldOf, nowOf, pool, raceNow, slipTicket, ticketRace } from '../testing/tickets.ts';
import { mostPaid } from './most-paid.ts';

const odds = [
  { startNr: 2, odds: 250, max: null },
  { startNr: 5, odds: 1_030, max: null },
];
const pools = ['WIN', 'PLC', 'fixWIN', 'SWI'].map((name) => pool(name, { odds }));
const now = nowOf(...[1, 2, 3].map((id) => raceNow({ id, pools })));

test('[QUOTE-13] at agreed odds a ticket has the most that it can bring, to the cent', () => {
  expect(mostPaid(slipTicket('DEU-fixWIN singles 2,5 stake 150'), now)).toEqual({ kind: 'agreed', amount: 1_545 });
  const [first, ...more] = [1, 2, 3].map((id) => ticketRace(id, 'GBR'));
  const races = [first as NonNullable<typeof first>, ...more] as const;
  const multiple = slipTicket('GBR-MUL3 system 2,3 of 2/2,5/2 placed 2 stake 100', { races });
  // Doubles 2.5 × 10.3 twice and 2.5 × 2.5, and the treble.
  expect(mostPaid(multiple, now)).toEqual({ kind: 'agreed', amount: 2_575 * 2 + 625 + 6_437 });
});

test('[QUOTE-14] a single horse in a pool has what its odds would bring now', () => {
  expect(mostPaid(slipTicket('DEU-WIN singles 2 stake 200'), now)).toEqual({ kind: 'expected', amount: 500 });
  expect(mostPaid(slipTicket('DEU-WIN singles 7 stake 200'), now)).toBeNull();
  expect(mostPaid(slipTicket('DEU-SWI boxed 2,5 stake 200'), now)).toBeNull();
});

test('[QUOTE-15] horses in a place pool have the upper ends of their odds, as many as can be placed', () => {
  const ranges = [3, 4, 5, 6, 7].map((startNr) => ({ startNr, odds: 140, max: startNr * 100 }));
  const isIn = (field: ReturnType<typeof fieldOf>, line: string) =>
    mostPaid(slipTicket(line), nowOf(raceNow({ field, pools: [pool('PLC', { odds: ranges })] })))?.amount;
  expect(isIn(fieldOf(8), 'DEU-PLC singles 3 stake 200')).toBe(600);
  expect(isIn(fieldOf(8), 'DEU-PLC singles 3,4,5 stake 200')).toBe(600 + 800 + 1_000);
  expect(isIn(fieldOf(8), 'DEU-PLC singles 3,4,5,6,7 stake 200')).toBe(1_000 + 1_200 + 1_400);
  // Three places at 8 declared, two below. In Great Britain four in a handicap of 16.
  expect(isIn(fieldOf(7), 'DEU-PLC singles 3,4,5 stake 200')).toBe(800 + 1_000);
  expect(isIn(fieldOf(16), 'GBR-PLC singles 3,4,5,6 stake 200')).toBe(800 + 1_000 + 1_200);
  expect(isIn({ ...fieldOf(16), handicap: true }, 'GBR-PLC singles 3,4,5,6 stake 200')).toBe(600 + 800 + 1_000 + 1_200);
});

test('[QUOTE-14] a ticket that cannot be priced has nothing', () => {
  expect(mostPaid(slipTicket('DEU-fixWIN singles 7 stake 200'), now)).toBeNull();
  expect(mostPaid(slipTicket('DEU-WIN singles 2 stake 200', { stake: null }), now)).toBeNull();
});
