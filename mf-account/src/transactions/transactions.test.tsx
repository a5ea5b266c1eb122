import type { components } from '@paddock/api';
import { logOut } from '@paddock/host';
import { accepted, acceptedAt, customer, fakeApi, logInForTest, NOW, showPage } from '@paddock/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import remote from '../remote.ts';

type Entry = components['schemas']['AccountTransaction'];

const DAYS = 'from=2026-10-23&to=2026-11-21';
const list = (query: string) => `/api/v1/customer/me/transactions?${query}`;
const sums = (query: string) => `/api/v1/customer/me/transactions/totals?${query}`;

const entry = (id: number, facts: Partial<Entry> = {}): Entry => ({
  id,
  type: 'stake',
  amount: -500,
  balance: 10_000 - id * 500,
  reference: `bet:${id}`,
  booked_at: '2026-11-20T11:00:00Z',
  ...facts,
});
const totals = (facts: Partial<components['schemas']['TransactionTotals']> = {}) => ({
  count: 2,
  received: 2_500,
  spent: -500,
  opening_balance: 8_000,
  closing_balance: 10_000,
  types: [
    { type: 'deposit', count: 1, amount: 2_500 },
    { type: 'stake', count: 1, amount: -500 },
  ],
  ...facts,
});
const ENTRIES = [
  entry(42, { balance: 10_000 }),
  entry(41, { type: 'deposit', amount: 2_500, balance: 10_500, reference: 'payment:7' }),
];
const page =
  (data: Entry[], currentPage = 1, totalPages = 1) =>
  () =>
    accepted(data, { count: data.length, total: 99, perPage: 50, currentPage, totalPages, links: {} });

const answers = (): Record<string, unknown> => ({
  '/api/v1/customer/me': customer(),
  [list(`${DAYS}&page=1&pagination=25`)]: page(ENTRIES),
  [list(`${DAYS}&page=1&pagination=100`)]: page(ENTRIES),
  [sums(DAYS)]: totals(),
});

async function open(path: string, answered = answers()) {
  const api = fakeApi(answered);
  await logInForTest();
  await showPage('mf-account', remote, path);
  return api;
}

const rows = async () => within(await screen.findByRole('table', { name: 'Kontobewegungen' })).findAllByRole('row');

describe('the transactions', () => {
  test('[STATEMENT-1] have the balance after each, the newest first', async () => {
    await open('/user/transactions');
    const [, stake, deposit] = await rows();
    expect(stake?.textContent).toMatch(/Einsatz 20\.11\.2026 12:00 Wette 42Wette 42-5,00\s€100,00\s€/);
    expect(deposit?.textContent).toMatch(/Einzahlung .*Zahlung 7\+25,00\s€105,00\s€/);
    // Replaces the column that a phone has no room for.
    expect(within(deposit as HTMLElement).getByRole('rowheader').textContent).toMatch(/^Einzahlung .* Zahlung 7$/);
  });

  test('[STATEMENT-3] have the sums of all pages', async () => {
    await open('/user/transactions');
    const card = within(screen.getByRole('region', { name: 'Summen' }));
    await card.findByText(/^80,00\s€$/);
    card.getByText(/^20,00\s€$/);
    card.getByText('Einsatz (1)');
  });

  test('[STATEMENT-2] are filtered by type, in an address of its own', async () => {
    const api = await open('/user/transactions');
    await rows();
    const query = `${DAYS}&types[]=stake`;
    api.answers[list(`${query}&page=1&pagination=25`)] = page([entry(42)]);
    api.answers[sums(query)] = totals({ count: 1, received: 0, types: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Einsatz' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Einsatz' }).getAttribute('aria-pressed')).toBe('true');
    // The balance before and after would not match these entries.
    await waitFor(() => expect(screen.queryByText('Kontostand davor')).toBeNull());
    expect(screen.getByRole('link', { name: 'Zum Drucken' }).getAttribute('href')).toBe(
      `/user/transaction-print?${DAYS}&type=stake`,
    );
  });

  test('[STATEMENT-2] stay on screen until those of a new filter are there', async () => {
    const api = await open('/user/transactions');
    await rows();
    const query = `${DAYS}&types[]=stake`;
    const later = Promise.withResolvers<Response>();
    api.answers[list(`${query}&page=1&pagination=25`)] = async () => (await later.promise) && page([entry(42)])();
    api.answers[sums(query)] = async () => (await later.promise) && accepted(totals({ count: 1, received: 0 }));
    fireEvent.click(screen.getByRole('button', { name: 'Einsatz' }));
    await waitFor(() => expect(api.asked).toContain(sums(query)));
    expect(within(screen.getByRole('table', { name: 'Kontobewegungen' })).getAllByRole('row')).toHaveLength(3);
    later.resolve(new Response());
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  test('[STATEMENT-2] are not said to be none while those of a new filter are on their way', async () => {
    const year = 'from=2025-11-22&to=2026-11-21';
    const later = Promise.withResolvers<Response>();
    const api = await open('/user/transactions', {
      ...answers(),
      [list(`${DAYS}&page=1&pagination=25`)]: page([]),
      [list(`${year}&page=1&pagination=25`)]: async () => (await later.promise) && page([entry(42)])(),
      [sums(year)]: totals({ count: 1 }),
    });
    await screen.findByText('Keine Buchungen');
    fireEvent.click(screen.getByRole('link', { name: '12 Monate' }));
    await waitFor(() => expect(api.asked).toContain(sums(year)));
    await waitFor(() => expect(screen.queryByText('Keine Buchungen')).toBeNull());
    later.resolve(new Response());
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  test('[STATEMENT-2] lead to twelve months, and say when there is nothing', async () => {
    const year = 'from=2025-11-22&to=2026-11-21';
    await open('/user/transactions', {
      ...answers(),
      [list(`${year}&page=1&pagination=25`)]: page([]),
      [sums(year)]: totals({ count: 0 }),
    });
    fireEvent.click(await screen.findByRole('link', { name: '12 Monate' }));
    await screen.findByText('Keine Buchungen');
  });

  test('[STATEMENT-2] come a page at a time', async () => {
    await open('/user/transactions', {
      ...answers(),
      [list(`${DAYS}&page=1&pagination=25`)]: page(ENTRIES, 1, 2),
      [list(`${DAYS}&page=2&pagination=25`)]: page([entry(7)], 2, 2),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Weiter' }));
    await screen.findByRole('cell', { name: 'Wette 7' });
  });

  test('[STATEMENT-2] are not said to be none on a page beyond the last, which leads back', async () => {
    await open('/user/transactions?page=9', {
      ...answers(),
      [list(`${DAYS}&page=9&pagination=25`)]: page([], 9, 1),
    });
    expect((await screen.findByRole('link', { name: 'Zurück' })).getAttribute('href')).toBe(
      `/user/transactions?${DAYS}`,
    );
    screen.getByText('Diese Seite gibt es nicht.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Keine Buchungen')).toBeNull();
  });

  test('[STATEMENT-4] are saved as the file of the server, of the same days and types', async () => {
    const csv = `/api/v1/customer/me/transactions/csv?${DAYS}`;
    const saved: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('/user/transactions', {
      ...answers(),
      [csv]: () => new Response('Buchung\r\n42\r\n', { headers: { 'content-type': 'text/csv' } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Als Datei (CSV)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    // `text()` would drop the mark by which a spreadsheet knows UTF-8.
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer())).toBe(
      '\uFEFFBuchung\r\n42\r\n',
    );
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('kontobewegungen-2026-10-23-2026-11-21.csv');
  });

  test('[STATEMENT-4] are saved under the days of their file, though others are chosen before it arrives', async () => {
    const year = 'from=2025-11-22&to=2026-11-21';
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const file = Promise.withResolvers<Response>();
    await open('/user/transactions', {
      ...answers(),
      [`/api/v1/customer/me/transactions/csv?${DAYS}`]: () => file.promise,
      [list(`${year}&page=1&pagination=25`)]: page([]),
      [sums(year)]: totals({ count: 0 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Als Datei (CSV)' }));
    fireEvent.click(screen.getByRole('link', { name: '12 Monate' }));
    await screen.findByText('Keine Buchungen');
    file.resolve(new Response('Buchung\r\n42\r\n', { headers: { 'content-type': 'text/csv' } }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('kontobewegungen-2026-10-23-2026-11-21.csv');
  });
});

// The page keeps its samples of the server's clock, which is the tests' one again after these.
describe.each([
  ['a day ahead', 24],
  ['a day behind', -24],
  ['right', 0],
])('on a machine whose clock is %s', (_, hours) => {
  const openOn = (path: string, answered: Record<string, unknown> = {}) => {
    vi.setSystemTime(Date.parse(NOW) + hours * 3_600_000);
    return open(path, {
      ...answers(),
      ...answered,
      '/api/v1/customer/me': acceptedAt(Date.parse(NOW), customer()),
    });
  };

  test('[STATEMENT-7] the last 30 days end today', async () => {
    await openOn('/user/transactions');
    expect(await rows()).toHaveLength(3);
  });

  test('[STATEMENT-7] a sheet ends today, and there is none of tomorrow', async () => {
    const november = 'from=2026-11-01&to=2026-11-21';
    await openOn('/user/transaction-print/2026-11-21', {
      [list(`${november}&page=1&pagination=100`)]: page(ENTRIES),
      [sums(november)]: totals(),
    });
    await screen.findByText(/vom 01\.11\.2026 bis 21\.11\.2026/);
    expect(await rows()).toHaveLength(3);
    cleanup();
    await showPage('mf-account', remote, '/user/transaction-print/2026-11-22');
    screen.getByRole('heading', { name: '404' });
  });
});

describe('the sheet for paper', () => {
  test('[STATEMENT-5] has every entry of the filter with the same sums', async () => {
    await open(`/user/transaction-print?${DAYS}`, {
      ...answers(),
      [list(`${DAYS}&page=1&pagination=100`)]: page([ENTRIES[0] as Entry], 1, 2),
      [list(`${DAYS}&page=2&pagination=100`)]: page([ENTRIES[1] as Entry], 2, 2),
    });
    expect(await rows()).toHaveLength(3);
    screen.getByText(/vom 23\.10\.2026 bis 21\.11\.2026/);
    screen.getByText(/^80,00\s€$/);
  });

  test('[STATEMENT-5] is of the month of its date', async () => {
    const october = 'from=2026-10-01&to=2026-10-31';
    await open('/user/transaction-print/2026-10-15', {
      ...answers(),
      [list(`${october}&page=1&pagination=100`)]: page(ENTRIES),
      [sums(october)]: totals(),
    });
    await screen.findByText(/vom 01\.10\.2026 bis 31\.10\.2026/);
    expect(await rows()).toHaveLength(3);
  });

  test.each([
    [`?${DAYS}&type=stake`, `?${DAYS}&type=stake`],
    ['/2026-10-15', '?from=2026-10-01&to=2026-10-31'],
    ['', '?from=2026-11-01&to=2026-11-21'],
  ])('[STATEMENT-8] without a login, %j leads to the list of the same entries, which has the login', async (of, to) => {
    fakeApi(answers());
    const { router } = await showPage('mf-account', remote, `/user/transaction-print${of}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/transactions'));
    expect(router.state.location.search).toBe(to);
  });

  test('[STATEMENT-8] whose session ends leads there, too', async () => {
    fakeApi({ ...answers(), 'POST /api/v1/customer/auth/logout': { is_login: false } });
    await logInForTest();
    const { router } = await showPage('mf-account', remote, `/user/transaction-print?${DAYS}`);
    expect(await rows()).toHaveLength(3);
    await act(() => logOut({ force: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/transactions'));
    expect(router.state.location.search).toBe(`?${DAYS}`);
  });

  test('[STATEMENT-6] whose sums do not add up is read again', async () => {
    let reads = 0;
    await open(`/user/transaction-print?${DAYS}`, {
      ...answers(),
      // An entry is added during the first read.
      [sums(DAYS)]: () => accepted(totals(reads++ === 0 ? { count: 3, received: 9_000 } : {})),
    });
    expect(await rows()).toHaveLength(3);
    expect(screen.queryByText(/90,00/)).toBeNull();
    expect(reads).toBeGreaterThan(1);
  });

  test('[STATEMENT-6] that never adds up is not shown', async () => {
    await open(`/user/transaction-print?${DAYS}`, { ...answers(), [sums(DAYS)]: totals({ count: 3 }) });
    await screen.findByText('Das konnte gerade nicht geladen werden');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
