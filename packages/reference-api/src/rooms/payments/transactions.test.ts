import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { demoEmail } from '../../server/demo/demo-customers.ts';
import { book } from './ledger.ts';
import type { TransactionType } from './transactions.ts';

const now = '2026-11-21T15:00:00Z';
type Api = ReturnType<typeof createTestApi>;

/** The demo customer begins with a deposit of 100,00 € at `now`. */
const createApi = () => createTestApi(now);

const bookFor = async (api: Api, ...entries: [kind: TransactionType, amount: number, at?: string][]) => {
  const database = await api.database();
  const { id: customerId } = await database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', demoEmail('active'))
    .executeTakeFirstOrThrow();
  for (const [at, [kind, amount, instant = now]] of entries.entries()) {
    await database.transaction().execute(async (transaction) => {
      await book(transaction, { customerId, kind, amount, reference: `test:${at}`, at: Date.parse(instant) });
    });
  }
};

describe('[PAYMENTS-14] transactions', () => {
  test('are listed newest first, with the balance after each', async () => {
    const api = createApi();
    await bookFor(api, ['stake', -500], ['payout', 1_200]);
    const { data } = await api.call('getTransactions', { as: 'active' });
    expect(data.map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
      ['payout', 1_200, 10_700],
      ['stake', -500, 9_500],
      ['deposit', 10_000, 10_000],
    ]);
    expect((await api.call('getTransactions', { as: 'other' })).data).toHaveLength(1);
    expect((await api.call('getTransactions')).status).toBe(401);
  });

  test('are found by type, and by days of Berlin, both included', async () => {
    const api = createApi();
    await bookFor(
      api,
      ['stake', -1, '2026-11-19T22:59:59Z'],
      ['stake', -2, '2026-11-19T23:00:00Z'],
      ['refund', 2, '2026-11-20T22:59:59.999Z'],
      ['stake', -3, '2026-11-20T23:00:00Z'],
    );
    const amounts = async (query: { 'types[]'?: TransactionType[]; from?: string; to?: string }) =>
      (await api.call('getTransactions', { as: 'active', query })).data.map(({ amount }) => amount);
    expect(await amounts({ from: '2026-11-20', to: '2026-11-20' })).toEqual([2, -2]);
    expect(await amounts({ 'types[]': ['stake'] })).toEqual([-3, -2, -1]);
    expect(await amounts({ 'types[]': ['refund', 'deposit'], to: '2026-11-20' })).toEqual([2]);
    expect(await amounts({ from: '2026-11-21' })).toEqual([-3, 10_000]);
  });

  test('come by pages that link to one another', async () => {
    const api = createApi();
    await bookFor(api, ...Array.from({ length: 4 }, (): [TransactionType, number] => ['stake', -1]));
    const page = (number: number) =>
      api.call('getTransactions', { as: 'active', query: { page: number, pagination: 2 } });
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages[0]?.pagination).toMatchObject({ count: 2, total: 5, totalPages: 3, currentPage: 1, perPage: 2 });
    expect(pages[1]?.pagination?.links.next).toContain('page=3');
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(5);
  });

  test('of no days are refused', async () => {
    const api = createApi();
    const ask = (from: string, to: string) => api.call('getTransactions', { as: 'active', query: { from, to } });
    expect(await ask('2026-11-21', '2026-11-20')).toMatchObject({ status: 400, validation: { to: ['date_after'] } });
    expect(await ask('0000-01-01', '2026-11-20')).toMatchObject({
      status: 400,
      validation: { from: ['date_between'] },
    });
    expect(await ask('2026-11-20', '9999-12-31')).toMatchObject({ status: 400, validation: { to: ['date_between'] } });
  });
});

describe('[PAYMENTS-20] totals', () => {
  test('sum what the filter names, with the balance before and after the days', async () => {
    const api = createApi();
    await bookFor(
      api,
      ['stake', -300, '2026-11-19T12:00:00Z'],
      ['stake', -200, '2026-11-20T12:00:00Z'],
      ['payout', 700, '2026-11-20T13:00:00Z'],
      ['bonus', 50, '2026-11-20T14:00:00Z'],
      ['bonus', -50, '2026-11-20T15:00:00Z'],
    );
    const totals = async (query: { 'types[]'?: TransactionType[]; from?: string; to?: string }) =>
      (await api.call('getTransactionTotals', { as: 'active', query })).data;
    expect(await totals({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
      count: 4,
      received: 750,
      spent: -250,
      opening_balance: -300,
      closing_balance: 200,
      types: [
        { type: 'bonus', count: 2, amount: 0 },
        { type: 'payout', count: 1, amount: 700 },
        { type: 'stake', count: 1, amount: -200 },
      ],
    });
    expect(await totals({ 'types[]': ['stake'] })).toMatchObject({ count: 2, received: 0, spent: -500 });
    expect(await totals({})).toMatchObject({ opening_balance: 0, closing_balance: 10_200 });
    expect((await api.call('getTransactionTotals')).status).toBe(401);
  });
});

describe('[PAYMENTS-15] [PAYMENTS-16] transactions as a file', () => {
  const day = { from: '2026-11-21', to: '2026-11-21' };

  test('are UTF-8 with CRLF, oldest first, in the language that was asked for', async () => {
    const api = createApi();
    await bookFor(api, ['stake', -505], ['refund', 5], ['conversion', 10]);
    const german = await api.ask(`/api/v1/customer/me/transactions/csv?${new URLSearchParams(day)}`, {
      headers: { 'access-token': await api.tokenOf('active') },
    });
    expect(german.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(german.headers.get('content-disposition')).toContain('transactions-2026-11-21-2026-11-21.csv');
    const lines = (german.body as string).split('\r\n');
    expect(lines[0]).toBe('Buchung;Zeitpunkt;Art;Betrag (EUR);Kontostand (EUR);Bezug');
    expect(lines[2]).toMatch(/^\d+;2026-11-21 16:00:00;Einsatz;-5,05;94,95;test:0$/);
    expect(lines[3]).toContain('Rückzahlung;0,05');
    expect(lines[4]).toContain(';Wettstars;0,10');
    expect(lines.slice(5)).toEqual(['']);
    const stakes = await api.ask(
      `/api/v1/customer/me/transactions/csv?${new URLSearchParams({ ...day, 'types[]': 'stake' })}`,
      { headers: { 'access-token': await api.tokenOf('active') } },
    );
    expect((stakes.body as string).split('\r\n').slice(1)).toEqual([lines[2], '']);
    const english = await api.ask(`/api/v1/customer/me/transactions/csv?${new URLSearchParams(day)}`, {
      headers: { 'access-token': await api.tokenOf('active'), 'accept-language': 'en' },
    });
    expect((english.body as string).split('\r\n')[2]).toMatch(/^\d+,2026-11-21 16:00:00,Stake,-5\.05,94\.95,test:0$/);
  });

  test('hold nothing of another customer', async () => {
    const api = createApi();
    await bookFor(api, ['stake', -505]);
    const answer = await api.ask(`/api/v1/customer/me/transactions/csv?${new URLSearchParams(day)}`, {
      headers: { 'access-token': await api.tokenOf('other'), 'accept-language': 'en' },
    });
    expect(answer.body).not.toContain('Stake');
    expect((await api.call('getTransactionsCsv', { query: day })).status).toBe(401);
  });

  test('are of a year at most', async () => {
    const api = createApi();
    const ask = (from: string, to: string) => api.call('getTransactionsCsv', { as: 'active', query: { from, to } });
    expect((await ask('2026-01-01', '2027-01-01')).status).toBe(200);
    expect(await ask('2026-01-01', '2027-01-02')).toMatchObject({ status: 400, validation: { to: ['date_before'] } });
    expect(await ask('2026-01-02', '2026-01-01')).toMatchObject({ status: 400, validation: { to: ['date_after'] } });
  });
});
