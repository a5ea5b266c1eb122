import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, startersOf } from '../../../test/rigs/find-race.ts';
import { type PaymentOutcome, paymentOutcomes } from './payment.tables.ts';

/** Number of histories: few in `npm test`, more in `npm run histories`. */
const { RUNS = '100' } = process.env;

const noon = '2026-11-21T08:00:00Z';
const race = findRace('2026-11-21T13:00:00Z', (candidate) => candidate.country === 'DEU');
const [startnr = 0] = startersOf(race);
const as = 'points';

/**
 * The fate of a request and its answer. `twoTabs`: two tabs send the same press at the same moment.
 */
const fate = fc.constantFrom('answered', 'answerLost', 'requestLost', 'requestLate', 'twoTabs');
const cents = fc.integer({ min: 100, max: 4_000 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deposit' as const), cents, fate }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('withdraw' as const), cents, fate }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bet' as const), cents, fate }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('order' as const), cents, fate }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('convert' as const), fate }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('provider' as const),
      outcome: fc.constantFrom('success', 'success', ...paymentOutcomes),
      at: fc.nat(5),
      // After 31 minutes the deposit counts as cancelled.
      after: fc.constantFrom(0, 0, 0, 0, 0, 31),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 6, 31) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
type Press = Extract<Step, { cents: number }>;
type Fate = Press['fate'];

type Api = ReturnType<typeof createTestApi>;

/** A send as the ledger has it: the entry's type and reference, and the cents on the button. */
interface Taken {
  type: string;
  reference: string;
  amount: number;
}

let presses = 0;

/** One customer of a server whose clock continues from history to history. */
function createCustomer(api: Api) {
  /** Sends that the server has taken. */
  const taken: Taken[] = [];
  /** Deposits with the page of their provider, and the first answer that it gave. */
  const deposits: { id: number; page: string; amount: number; outcome: PaymentOutcome | null }[] = [];

  const request = ({ do: kind, cents: amount }: Press, header: Record<string, string>): Promise<{ status: number }> => {
    switch (kind) {
      case 'deposit':
        return api.call('startPayment', { as, header, body: { payment_type_id: 1, amount: amount + 400 } });
      case 'withdraw':
        return api.call('withdraw', { as, header, body: { amount } });
      case 'bet':
        return api.call('sendBet', {
          as,
          header,
          body: { race_id: race.id, pool: 'WIN', leg1: [startnr], stake: amount, expected_price: amount },
        });
      case 'order':
        return api.call('orderShopProduct', { as, header, body: { product_id: 1, quantity: 1 } });
    }
  };

  /** Asks the server about a key: the id of what was made, or null and the key is void. */
  const findOut = async (key: string): Promise<number | null> => {
    const { status, data } = await api.call('getSend', { as, path: { key } });
    if (status === 200) return data.id;
    const voided = await api.call('voidSend', { as, path: { key } });
    expect(voided.status).toBe(200);
    return voided.data.id;
  };

  const press = async (each: Press): Promise<void> => {
    presses += 1;
    const key = `money-history-${presses}`;
    const send = () => request(each, { 'idempotency-key': key });
    const sent =
      each.fate === 'requestLost' || each.fate === 'requestLate'
        ? []
        : await Promise.all(each.fate === 'twoTabs' ? [send(), send()] : [send()]);
    if (each.fate === 'twoTabs') expect(sent[0]?.status).toBe(sent[1]?.status);
    const id = await findOut(key);
    if (each.fate === 'requestLate') {
      // It arrives after its key was voided: nothing is made.
      expect((await send()).status).toBe(409);
      expect(await findOut(key)).toBeNull();
    }
    expect(sent.some(({ status }) => status === 200)).toBe(id !== null);
    if (id === null) return;
    if (each.do === 'deposit') {
      const { data } = await api.call('getPayment', { as, path: { id } });
      const page = new URL(data.redirect_url ?? '').pathname;
      deposits.push({ id, page, amount: data.amount, outcome: null });
      expect(data.amount).toBe(each.cents + 400);
    } else if (each.do === 'withdraw') {
      taken.push({ type: 'withdrawal', reference: `payment:${id}`, amount: -each.cents });
    } else if (each.do === 'bet') {
      taken.push({ type: 'stake', reference: `bet:${id}`, amount: -each.cents });
    }
  };

  /** A conversion has no key: whatever is sent twice, the second finds no wettstars. */
  const convert = async (each: Fate): Promise<void> => {
    if (each === 'requestLost') return;
    const { bonuspoints } = (await api.call('getMe', { as })).data;
    const [newest] = (await api.call('getLoyaltyTransactions', { as })).data;
    const send = () => api.call('convertWettstars', { as });
    const sent = await Promise.all(each === 'twoTabs' ? [send(), send()] : [send()]);
    // The customer has pressed again meanwhile.
    if (each === 'requestLate') sent.push(await send());
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(bonuspoints > 0 ? 1 : 0);
    if (bonuspoints === 0) return;
    taken.push({ type: 'conversion', reference: `loyalty_entry:${newest?.id}`, amount: bonuspoints });
  };

  const play = async (each: Step): Promise<void> => {
    if (each.do === 'wait') api.advance(each.minutes * 60_000);
    else if (each.do === 'convert') await convert(each.fate);
    else if (each.do === 'provider') {
      const deposit = deposits.at(-1 - (each.at % Math.max(1, deposits.length)));
      if (!deposit) return;
      // Its answer may come late, twice, or say something else the second time.
      api.advance(each.after * 60_000);
      await api.ask(deposit.page, { method: 'POST', body: new URLSearchParams({ outcome: each.outcome }) });
      deposit.outcome ??= each.outcome;
    } else await press(each);
  };

  /** Everything that the page shows, and what it must agree with. */
  const check = async (): Promise<void> => {
    const entries = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { data, pagination } = await api.call('getTransactions', { as, query: { page, pagination: 100 } });
      entries.push(...data);
      pages = pagination?.totalPages ?? 1;
    }
    const sum = entries.reduce((all, { amount }) => all + amount, 0);
    const { balance } = (await api.call('getMe', { as })).data;
    expect(sum, 'the entries sum up to the balance').toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
    let running = 0;
    for (const { amount, balance: after } of entries.toReversed()) {
      running += amount;
      expect(after, 'each entry has the balance after it').toBe(running);
    }
    const { data: totals } = await api.call('getTransactionTotals', { as });
    expect([totals.count, totals.received + totals.spent]).toEqual([entries.length, balance]);
    expect(totals.closing_balance).toBe(balance);
    expect(totals.types.reduce((all, { amount }) => all + amount, 0)).toBe(balance);

    const paid = [];
    for (const { id, amount, outcome } of deposits) {
      const { status } = (await api.call('getPayment', { as, path: { id } })).data;
      if (outcome === null) expect(['pending', 'cancel']).toContain(status);
      else expect(status, 'the first answer of the provider holds, however late').toBe(outcome);
      if (outcome === 'success') paid.push({ type: 'deposit', reference: `payment:${id}`, amount });
    }
    // Each taken send has one entry with the amount on the button; nothing else moved money.
    const booked = entries.filter(
      ({ type, reference }) =>
        ['deposit', 'withdrawal', 'stake', 'conversion'].includes(type) && !reference.startsWith('demo:'),
    );
    const line = ({ type, reference, amount }: Taken) => `${type} ${reference} ${amount}`;
    expect(booked.map(line).sort()).toEqual([...taken, ...paid].map(line).sort());
  };

  return { play, check };
}

test('[PAYMENTS-23] whatever is pressed, dropped, doubled or late, the ledger balances and the pages show what it says', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Starting a server takes as long as several histories, so each server runs ten to twenty of
      // them.
      fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 10, maxLength: 20, size: 'max' }),
      async (histories) => {
        const customer = createCustomer(createTestApi(noon, { dev: true, siteUrl: 'https://shop.test' }));
        for (const steps of histories) {
          for (const each of steps) await customer.play(each);
          await customer.check();
        }
      },
    ),
    { numRuns: Math.max(1, Math.ceil(Number(RUNS) / 15)) },
  );
}, 1_200_000);
