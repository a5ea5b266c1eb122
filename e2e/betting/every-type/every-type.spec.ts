import { parseTicket, settleTicket, type WagerType, wagerTypesOn } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { logIn, logInAt } from '../../support/log-in.ts';
import { isWhole } from '../../support/parts.ts';
import { openProduct, type Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import { placeByKeyboard } from './by-keyboard.ts';
import { dividendsOf, fieldOf, readRace, readRaces, resultOf, setClock } from './day.ts';
import { type Offer, offerOf } from './offers.ts';

const FIRST_DAY = '2026-11-21';
/** Not every wager type is sold every day. */
const DAYS = 8;
/** The time when all races of these days and of the long-term markets are official. */
const SETTLED = '2026-12-07T12:00:00Z';

const sold = wagerTypesOn(wagerTypes, FIRST_DAY);
/** A bet over several races. All types: `pnpm --filter @paddock/e2e every-type`. */
const SOME = ['GBR-QDP'];
const chosen = isWhole ? sold : sold.filter(({ id }) => SOME.includes(id));

const dayAfter = (days: number): string =>
  new Date(Date.parse(FIRST_DAY) + days * 86_400_000).toISOString().slice(0, 10);

interface WireBet {
  id: number;
  ticket: string;
  status: string;
  payout: number | null;
  lines: { startnr: number; odds: number | null }[];
  legs: { odds?: { startnr: number; odds: number }[] }[];
}

/** Reads bets straight from the API. */
async function readBets({ apiUrl }: Product, ids: readonly number[]): Promise<WireBet[]> {
  const { token } = await logInAt(apiUrl);
  const headers = { 'access-token': token };
  const ask = async (id: number) =>
    (await (await fetch(`${apiUrl}/api/v1/customer/me/wagers/${id}`, { headers })).json()).data as WireBet;
  return Promise.all(ids.map(ask));
}

/** The engine's payout of a bet by the published sheet. */
async function paidByEngine(product: Product, { type, pool, races }: Offer, bet: WireBet): Promise<number> {
  const parsed = parseTicket(bet.ticket);
  if (parsed.kind === 'unreadable') throw new Error(bet.ticket);
  const ended = await Promise.all(races.map(({ id }) => readRace(product, id)));
  const names = type.rule.pools.length > 0 ? type.rule.pools : [pool];
  const settled = settleTicket(parsed.ticket, type, {
    races: ended.map(fieldOf),
    results: ended.map(resultOf),
    dividends: ended
      .slice(0, 1)
      .flatMap(dividendsOf)
      .filter((dividend) => names.includes(dividend.pool)),
    agreed: [
      ...bet.lines.flatMap(({ startnr: startNr, odds: odd }) => (odd === null ? [] : [{ leg: 1, startNr, odd }])),
      ...bet.legs.flatMap(({ odds = [] }, at) =>
        odds.map(({ startnr: startNr, odds: odd }) => ({ leg: at + 1, startNr, odd })),
      ),
    ],
  });
  if (settled.kind === 'refused') throw new Error(`${type.id}: ${JSON.stringify(settled.refusals)}`);
  return settled.won + settled.refunded;
}

test.use({ baseURL: ({ own }, use) => use(own.url) });

for (const [country, types] of Map.groupBy(chosen, (type: WagerType) => type.country)) {
  test(`[PLACE-27] ${country}: a ticket of each wager type is placed by keyboard, and paid as the engine settles it`, async ({
    page,
    context,
    own,
    clock,
    complaints,
  }) => {
    // Odds that moved just before a press.
    complaints.expect(/status of 409 .*\/api\/v1\/bets/);
    test.setTimeout(isWhole ? 1_800_000 : 120_000);
    // A second product after the same days, which knows the winners.
    const later = await openProduct(clock);
    await setClock(later, SETTLED);
    const placed: { offer: Offer; id: number }[] = [];
    const left = new Set(types);
    for (let day = 0; day < DAYS && left.size > 0; day += 1) {
      // Otherwise an open page would send requests with a token that has expired meanwhile.
      await page.goto('about:blank');
      await setClock(own, `${dayAfter(day)}T04:00:00Z`);
      const races = await readRaces(own, country, dayAfter(day));
      for (const type of left) {
        const offer = await offerOf(own, type, races);
        if (!offer) continue;
        // Logs in again each time, because the token of the day before has expired.
        await logIn(context, own.url);
        const finished = await Promise.all(offer.races.map(({ id }) => readRace(later, id)));
        const id = await test.step(type.id, () => placeByKeyboard(page, offer, finished));
        placed.push({ offer, id });
        left.delete(type);
      }
    }
    expect([...left].map(({ id }) => id)).toEqual([]);
    await page.close();

    await setClock(own, SETTLED);
    const bets = await readBets(
      own,
      placed.map(({ id }) => id),
    );
    const paid = [];
    for (const [at, { offer }] of placed.entries()) {
      const bet = bets[at] as WireBet;
      const amount = await paidByEngine(own, offer, bet);
      expect(`${offer.type.id} ${bet.payout}`).toBe(`${offer.type.id} ${amount}`);
      if (amount > 0) paid.push(offer.type.id);
    }
    // Otherwise the test would mostly compare zeros.
    expect(paid.length, paid.join()).toBeGreaterThan(placed.length * 0.75);
    await later.stop();
  });
}
