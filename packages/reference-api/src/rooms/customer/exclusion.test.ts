import type { Updateable } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, startersOf } from '../../../test/rigs/find-race.ts';
import { shareFacts } from '../../../test/rigs/share-facts.ts';
import { DEMO_PASSWORD, type DemoName } from '../../server/demo/demo-customers.ts';
import { payWinnings, refundStake } from '../bets/stake-money.ts';
import type { CustomerTable } from './customer.tables.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

test('[CUSTOMER-12] an exclusion is for 90 days at least', async () => {
  const { status, validation } = await api.call('excludeMe', { as: 'active', body: { days: 89 } });
  expect([status, validation]).toEqual([400, { days: ['min'] }]);
});

test.each([
  // Berlin's clocks change on 25 October and on 28 March.
  ['2026-09-30T22:30:15Z', 90, '2026-12-29T23:30:15.000Z'],
  ['2026-12-31T22:30:00Z', 90, '2027-03-31T21:30:00.000Z'],
  ['2026-11-21T12:00:00Z', 1825, '2031-11-20T12:00:00.000Z'],
])('[CUSTOMER-12] an exclusion at %s for %i days ends that many days later in Berlin', async (now, days, until) => {
  const later = createTestApi(now);
  const { data } = await later.call('excludeMe', { as: 'active', body: { days } });
  expect(data.excluded_until).toBe(until);
  await later.close();
});

test('[CUSTOMER-13] an exclusion ends all sessions of its customer, and of nobody else', async () => {
  const { data } = await api.call('excludeMe', { as: 'active', body: { days: 90 } });
  expect(data.excluded_until).toBe('2027-02-19T12:00:00.000Z');
  expect((await api.call('getMe', { as: 'active' })).code).toBe('unauthorized_customer_jwt');
  expect((await api.call('getMe', { as: 'other' })).status).toBe(200);
});

test('[CUSTOMER-14] the login is refused until the exclusion is over', async () => {
  const login = () => api.call('login', { body: { email: 'active@demo.test', password: DEMO_PASSWORD } });
  const refused = await login();
  expect([refused.status, refused.code]).toEqual([403, 'customer_excluded']);
  expect(refused.error?.extended).toEqual({ excluded_until: '2027-02-19T12:00:00.000Z' });
  api.setNow('2027-02-19T11:59:59Z');
  expect((await login()).status).toBe(403);
  api.setNow('2027-02-19T12:00:00Z');
  expect((await login()).status).toBe(200);
  api.setNow('2026-11-21T12:00:00Z');
});

test('[CUSTOMER-12] of two exclusions at once the longer one stays', async () => {
  const asked = [180, 90].map(async (days) => {
    const { status } = await api.call('excludeMe', { as: 'other', body: { days } });
    // The second call finds its session ended and is refused.
    return status === 200 ? days : 0;
  });
  const longest = Math.max(...(await Promise.all(asked)));
  const ends: Record<number, string> = { 90: '2027-02-19T12:00:00Z', 180: '2027-05-20T11:00:00Z' };
  const database = await api.database();
  const { excluded_until } = await database
    .selectFrom('customer')
    .select('excluded_until')
    .where('username', '=', 'other')
    .executeTakeFirstOrThrow();
  expect(excluded_until).toBe(Date.parse(ends[longest] ?? ''));
});

const excluded = async (as: DemoName, facts: Updateable<CustomerTable> = { balance: 10_000 }, language = 'de') => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  const database = await api.database();
  await database.updateTable('customer').set(facts).where('username', '=', as).execute();
  const header = { 'accept-language': language };
  const { data } = await api.call('excludeMe', { as, header, body: { days: 90 } });
  const { id, balance } = await database
    .selectFrom('customer')
    .select(['id', 'balance'])
    .where('username', '=', as)
    .executeTakeFirstOrThrow();
  return { api, database, id, balance, data };
};

test('[CUSTOMER-18] pays the balance out to the validated account, and a mail says so', async () => {
  const { api, database, id, balance, data } = await excluded('active');
  expect(data).toMatchObject({ paid_out: 10_000, iban: 'DE89370400440532013000', unpaid: 0, unpaid_reason: null });
  expect(balance).toBe(0);
  const payment = await database.selectFrom('payment').selectAll().where('customer_id', '=', id).executeTakeFirst();
  expect(payment).toMatchObject({ direction: 'withdrawal', amount: 10_000, iban: 'DE89370400440532013000' });
  const [mail] = await api.messagesTo('active@demo.test');
  expect(mail?.text).toMatch(
    /bis zum 19\. Februar 2027[\s\S]*100,00\s€ überweisen wir auf Ihr Konto DE89370400440532013000/,
  );
});

test.each([
  ['bank_account', { bank_account_status: 'pending' }, 10_000],
  ['registration', { customerstatus_id: 9 }, 10_000],
  ['registration', { identity_validated_at: null }, 10_000],
  ['minimum', { balance: 99 }, 99],
] as const)('[CUSTOMER-18] says why the balance stays: %s', async (reason, facts, unpaid) => {
  const { balance, data } = await excluded('active', facts);
  expect(data).toMatchObject({ paid_out: 0, iban: null, unpaid, unpaid_reason: reason });
  expect(balance).toBe(unpaid);
});

test.each([
  ['de', { balance: 5_000 }, /Gewinne offener Wetten zahlen wir ebenso aus\./],
  ['en', { balance: 5_000 }, /Winnings of open bets are paid out too\./],
  [
    'de',
    { balance: 0, customerstatus_id: 9 },
    /Für Gewinne offener Wetten wenden Sie sich bitte an unseren Kundendienst\./,
  ],
  [
    'de',
    { bank_account_status: 'pending' },
    /Für Gewinne offener Wetten wenden Sie sich bitte an unseren Kundendienst\./,
  ],
  ['en', { bank_account_status: 'pending' }, /Please contact our customer service about winnings of open bets\./],
] as const)('[CUSTOMER-18] a mail in %s says what becomes of later winnings: %o', async (language, facts, words) => {
  const { api } = await excluded('active', facts, language);
  const [mail] = await api.messagesTo('active@demo.test');
  expect(mail?.text).toMatch(words);
  expect(mail?.text.match(/Gewinne|winnings/gi)).toHaveLength(1);
});

test('[CUSTOMER-23] a bank account of somebody who is excluded excludes whoever proves it, and pays out', async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  const body = { iban: 'DE02120300000000202051' };
  await api.call('changeIban', { as: 'active', body });
  const [mail] = await api.messagesTo(`${body.iban.toLowerCase()}@bank.test`);
  await api.call('setBankCode', { as: 'active', body: { code: mail?.text.split(': ')[1] ?? '' } });
  const { excluded_until, balance } = await (await api.database())
    .selectFrom('customer')
    .select(['excluded_until', 'balance'])
    .where('username', '=', 'active')
    .executeTakeFirstOrThrow();
  expect({ excluded_until, balance }).toEqual({ excluded_until: Date.parse('2027-02-19T12:00:00Z'), balance: 0 });
  expect((await api.call('getMe', { as: 'active' })).code).toBe('unauthorized_customer_jwt');
  await api.close();
});

const PERSON = ['firstname', 'lastname', 'birth_name', 'birthdate'] as const;

test('[CUSTOMER-26] an exclusion holds for the accounts that the person had before', async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  await shareFacts(api, 'active', 'other', PERSON);
  await api.call('excludeMe', { as: 'active', body: { days: 90 } });
  const deposit = () => api.call('startPayment', { as: 'other', body: { payment_type_id: 1, amount: 1_000 } });
  const refused = await deposit();
  expect(refused).toMatchObject({
    code: 'customer_excluded',
    error: { extended: { excluded_until: '2027-02-19T12:00:00.000Z' } },
  });
  expect(refused.error?.message).toContain('sind ab 19.02.2027, 13:00 Uhr wieder möglich');
  api.setNow('2027-02-19T12:00:00Z');
  expect((await deposit()).status).toBe(200);
  await api.close();
});

test('[CUSTOMER-27] of another account of the same name has no end for a customer before the bank account is validated', async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  await shareFacts(api, 'active', 'provisional', PERSON);
  await api.call('excludeMe', { as: 'active', body: { days: 90 } });
  const deposit = () => api.call('startPayment', { as: 'provisional', body: { payment_type_id: 1, amount: 1_000 } });
  const untold = await deposit();
  expect(untold).toMatchObject({ status: 403, code: 'customer_excluded', error: { extended: null } });
  expect(untold.error?.message).toContain('sobald Ihr Bankkonto bestätigt ist');
  expect(untold.error?.message).not.toMatch(/\d/);
  await api.close();
});

test('[CUSTOMER-26] nobody leaves an exclusion that comes through a bank account by naming another one', async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  await shareFacts(api, 'active', 'other', ['iban']);
  await api.call('excludeMe', { as: 'active', body: { days: 90 } });
  const deposit = () => api.call('startPayment', { as: 'other', body: { payment_type_id: 1, amount: 1_000 } });
  expect((await deposit()).code).toBe('customer_excluded');
  await api.call('changeIban', { as: 'other', body: { iban: 'AT611904300234573201' } });
  expect((await deposit()).code).toBe('customer_excluded');
  await api.close();
});

test('[CUSTOMER-26] an account that only claims a customer’s name excludes itself alone', async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  await shareFacts(api, 'active', 'provisional', PERSON);
  await api.call('excludeMe', { as: 'provisional', body: { days: 36_500 } });
  const body = { iban: 'DE02500105170137075030' };
  await api.call('changeIban', { as: 'active', body });
  const [mail] = await api.messagesTo(`${body.iban.toLowerCase()}@bank.test`);
  await api.call('setBankCode', { as: 'active', body: { code: mail?.text.split(': ')[1] ?? '' } });
  expect((await api.call('getMe', { as: 'active' })).data.bank_account_status).toBe('validated');
  const deposit = { as: 'active', body: { payment_type_id: 1, amount: 1_000 } } as const;
  expect((await api.call('startPayment', deposit)).status).toBe(200);
  await api.close();
});

test('[CUSTOMER-19] winnings, refunds and deposits of an excluded customer are paid out', async () => {
  const { api, database, id: customerId } = await excluded('active');
  const at = api.now();
  const money = { customerId, amount: 700, at };
  await database.transaction().execute(async (transaction) => {
    expect(await payWinnings(transaction, { ...money, reference: 'bet:901' })).toBe(0);
    expect(await refundStake(transaction, { ...money, reference: 'bet:902', stakedAt: at })).toBe(0);
  });
  const paid = await database
    .selectFrom('payment')
    .select(['amount'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  expect(paid.map(({ amount }) => amount)).toEqual([10_000, 700, 700]);
});

test.each([0, 2, 4, 6])(
  '[CUSTOMER-13] [CUSTOMER-18] what another session sends at the same time comes before the exclusion or not at all, with %s calls ahead of it',
  async (before) => {
    const api = createTestApi('2026-11-21T12:00:00Z');
    const as = 'active';
    const race = findRace('2026-11-21T13:00:00Z', ({ country }) => country === 'DEU');
    const bet = {
      race_id: race.id,
      pool: 'WIN',
      leg1: startersOf(race).slice(0, 1),
      stake: 500,
      expected_price: 500,
    } as const;
    const send = (key: string) => api.call('sendBet', { as, header: { 'idempotency-key': key }, body: bet });
    const placed = (await send('bet-before')).data.bet.id;
    const others = [
      () => send('bet-first'),
      () => api.call('cancelBet', { as, path: { id: placed } }),
      () => send('bet-second'),
      () => api.call('withdraw', { as, header: { 'idempotency-key': 'withdrawn' }, body: { amount: 3_000 } }),
      () => api.call('startPayment', { as, body: { payment_type_id: 1, amount: 2_500 } }),
      () => send('bet-third'),
    ];
    await Promise.all(
      others.toSpliced(before, 0, () => api.call('excludeMe', { as, body: { days: 90 } })).map((call) => call()),
    );
    for (const call of others) expect((await call()).code).toBe('unauthorized_customer_jwt');

    const database = await api.database();
    const { id, balance } = await database
      .selectFrom('customer')
      .select(['id', 'balance'])
      .where('username', '=', as)
      .executeTakeFirstOrThrow();
    const amountOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
    const paidOut = await database
      .selectFrom('payment')
      .select('amount')
      .where('customer_id', '=', id)
      .where('direction', '=', 'withdrawal')
      .execute();
    const staked = await database
      .selectFrom('bet')
      .select('price as amount')
      .where('customer_id', '=', id)
      .where('status', '!=', 'cancelled')
      .execute();
    expect(balance).toBe(0);
    expect(amountOf(paidOut) + amountOf(staked)).toBe(10_000);
    await api.close();
  },
);
