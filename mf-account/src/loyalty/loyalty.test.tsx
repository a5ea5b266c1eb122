import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, fakeApi, logInForTest, NOW, pass, refused, showPage } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../remote.ts';

const ME = '/api/v1/customer/me';
const ENTRIES = '/api/v1/customer/me/loyalty/transactions';
const CONVERT = '/api/v1/customer/me/loyalty/convert?expected_points=2500';
const ENROLL = 'POST /api/v1/customer/me/loyalty/enroll';

const entry = (id: number, type: string, points: number, balance: number) => ({
  id,
  type,
  points,
  balance,
  created_at: '2026-11-20T10:00:00Z',
});
const page = (entries: object[], pages = 1) =>
  accepted(entries, { count: 1, total: 1, perPage: 20, currentPage: 1, totalPages: pages, links: {} });
const member = (facts: Parameters<typeof customer>[0] = {}) =>
  customer({ balance: 10_000, bonuspoints: 2_500, bonuspoints_status: true, ...facts });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  onTestFinished(provideShellServices({ links: () => ({ league: '/liga', page: '/page/:name' }) }));
});

async function open(answers: Record<string, unknown> = {}, path = '/user/loyalty') {
  const api = fakeApi({ [ME]: member(), [ENTRIES]: page([]), ...answers });
  await logInForTest();
  return { ...api, ...(await showPage('mf-account', remote, path)) };
}

const mine = async () => within(await screen.findByRole('region', { name: 'Meine Wettstars' }));
const convert = async () => fireEvent.click(await (await mine()).findByRole('button', { name: /^In 25,00\s€/ }));

describe('the wettstars', () => {
  test('[WETTSTARS-1] have what they are worth, and what else they are good for', async () => {
    await open();
    (await mine()).getByText('2.500 Wettstars');
    (await mine()).getByText(/^so viel wert wie 25,00\s€$/);
    expect(screen.getByRole('link', { name: 'Wettstarliga' }).getAttribute('href')).toBe('/liga');
    expect(screen.getByRole('link', { name: 'Wettstarshop' }).getAttribute('href')).toBe('/user/wettshop');
    expect(screen.getByRole('link', { name: 'Glücksrad' }).getAttribute('href')).toBe('/page/wheel');
  });

  test('[WETTSTARS-1] none are worth nothing: no button', async () => {
    await open({ [ME]: member({ bonuspoints: 0 }) });
    (await mine()).getByText('0 Wettstars');
    expect((await mine()).queryByRole('button')).toBeNull();
  });

  test('[WETTSTARS-5] each entry says what it was, and the wettstars after it, a page at a time', async () => {
    const { router } = await open({
      [ENTRIES]: page([entry(9, 'order', -4500, 500), entry(8, 'earned', 25, 5000)], 2),
      [`${ENTRIES}?page=2`]: page([entry(7, 'wheel', 50, 4975)], 2),
    });
    const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'Im Shop bestellt20.11.2026 11:00−4.500500',
      'Für eine Wette20.11.2026 11:00+255.000',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Seite 2' }));
    await screen.findByText('Am Glücksrad gewonnen');
    expect(router.state.location.search).toBe('?page=2');
  });

  test('[WETTSTARS-5] are not a table without rows on a page beyond the last', async () => {
    await open({ [`${ENTRIES}?page=9`]: page([], 2) }, '/user/loyalty?page=9');
    await screen.findByText('Diese Seite gibt es nicht.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('turning them into money', () => {
  test('[WETTSTARS-2] is sent once, and reads balance and entries again', async () => {
    const { answers, asked } = await open({ [CONVERT]: { account_balance: 12_500, customer_points: 0 } });
    answers[ME] = member({ balance: 12_500, bonuspoints: 0 });
    answers[ENTRIES] = page([entry(10, 'converted', -2500, 0)]);
    await convert();
    const news = await screen.findByText(/Ihr Guthaben beträgt jetzt 125,00\s€/);
    await waitFor(() => expect(document.activeElement).toBe(news));
    await screen.findByText('In Guthaben umgewandelt');
    expect(asked.filter((call) => call === CONVERT)).toHaveLength(1);
    expect((await mine()).queryByRole('button')).toBeNull();
  });

  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  test('[WETTSTARS-3] a lost answer is found out: it was made', async () => {
    const { answers, asked } = await open({ [CONVERT]: lost });
    await convert();
    await screen.findByText(/Wir klären/);
    expect((await mine()).queryByRole('button')).toBeNull();
    answers[ME] = member({ balance: 12_500, bonuspoints: 0 });
    answers[ENTRIES] = page([{ ...entry(10, 'converted', -2500, 0), created_at: new Date().toISOString() }]);
    await pass(4_000);
    await screen.findByText(/Ihr Guthaben beträgt jetzt 125,00\s€/);
    expect(asked.filter((call) => call === CONVERT)).toHaveLength(1);
  });

  test('[WETTSTARS-3] wettstars that were spent elsewhere are not taken for converted ones', async () => {
    const { answers } = await open({
      [CONVERT]: lost,
      [ENTRIES]: page([entry(8, 'converted', -2500, 0)]),
    });
    await convert();
    await screen.findByText(/Wir klären/);
    const order = { ...entry(10, 'order', -2000, 500), created_at: new Date().toISOString() };
    answers[ME] = member({ bonuspoints: 500 });
    answers[ENTRIES] = page([order, entry(8, 'converted', -2500, 0)]);
    await pass(14_000);
    await screen.findByText(/nicht umgewandelt/);
    expect(screen.queryByText(/Ihr Guthaben beträgt jetzt/)).toBeNull();
    await (await mine()).findByRole('button', { name: /^In 5,00\s€/ });
  });

  test('[WETTSTARS-3] or it was not, and can be pressed again', async () => {
    const { asked } = await open({ [CONVERT]: lost });
    await convert();
    await screen.findByText(/Wir klären/);
    await pass(6_000);
    expect(screen.queryByText(/nicht umgewandelt/)).toBeNull();
    await pass(8_000);
    await screen.findByText(/nicht umgewandelt/);
    await (await mine()).findByRole('button', { name: /^In 25,00\s€/ });
    expect(asked.filter((call) => call === CONVERT)).toHaveLength(1);
  });

  test('[WETTSTARS-4] a refusal says why, and leads on', async () => {
    await open({ [CONVERT]: () => refused(403, 'customer_excluded', 'Sie sind ausgeschlossen.') });
    await convert();
    expect((await screen.findByRole('alert')).textContent).toBe('Sie sind ausgeschlossen.');
    screen.getByRole('link', { name: 'Zu meinen Daten' });
  });

  test('[WETTSTARS-7] takes the amount on the button or nothing: after another tab has spent some, the button has the rest', async () => {
    const words = 'Sie haben jetzt 500 Wettstars.';
    const { answers, asked } = await open({ [CONVERT]: () => refused(409, 'price_changed', words) });
    answers[ME] = member({ bonuspoints: 500 });
    const rest = CONVERT.replace('2500', '500');
    answers[rest] = { account_balance: 10_500, customer_points: 0 };
    await convert();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    const button = await (await mine()).findByRole('button', { name: /^In 5,00\s€/ });
    answers[ME] = member({ balance: 10_500, bonuspoints: 0 });
    fireEvent.click(button);
    await screen.findByText(/Ihr Guthaben beträgt jetzt 105,00\s€/);
    expect(asked.filter((call) => call.startsWith(CONVERT.slice(0, -4)))).toEqual([CONVERT, rest]);
  });
});

test('[ACCOUNT-8] [WETTSTARS-6] outside of the bonus programme a customer reads what it is, and joins it', async () => {
  // The shell's document has another heading, of its failure.
  const failure = document.createElement('div');
  failure.hidden = true;
  failure.innerHTML = '<h1>Die Seite lädt gerade nicht vollständig</h1>';
  document.body.prepend(failure);
  onTestFinished(() => failure.remove());
  const { answers, asked } = await open({
    [ME]: customer({ bonuspoints: 0, bonuspoints_status: false }),
    [ENROLL]: { bonuspoints: 0, bonuspoints_status: true },
  });
  const join = within(await screen.findByRole('region', { name: 'Bonusprogramm' }));
  expect(join.getByRole('link', { name: 'Teilnahmebedingungen' }).getAttribute('href')).toBe(
    '/page/teilnahmebedingungen-bonusprogramm',
  );
  answers[ME] = member({ bonuspoints: 0 });
  fireEvent.click(join.getByRole('button', { name: 'Am Bonusprogramm teilnehmen' }));
  (await mine()).getByText('0 Wettstars');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(asked).toContain(ENROLL);
});
