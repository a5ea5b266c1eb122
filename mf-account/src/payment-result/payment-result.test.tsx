import { startPayment } from '@paddock/api/payments';
import { dismissSend, press, queryClient, usePanels } from '@paddock/host';
import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, exampleOf, logInForTest, NOW, refused, showPage } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { pages } from '../pages.ts';
import remote from '../remote.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import { fakeMoney, ME, OPEN, payment } from '../testing/fake-money.ts';
import { WAITS_MS } from './payment-result.model.ts';

const SEVEN = '/api/v1/payment/7';
/** The key in a return URL. */
const KEY = 'k'.repeat(43);
const RETURNED = `${SEVEN}/return?key=${KEY}`;
const returned = (facts: object) => ({ ...(exampleOf('getPaymentReturn') as object), ...facts });
const settled = { redirect_url: null, ends_at: null, settled_at: '2026-11-21T12:01:30Z' };

async function open(path: string, answer: object = payment({ ...settled, status: 'success' })) {
  const fake = fakeMoney();
  fake.answers[SEVEN] = answer;
  await logInForTest();
  await showPage('mf-account', remote, path);
  return fake;
}

const asks = ({ asked }: { asked: string[] }) => asked.filter((call) => call === SEVEN).length;

beforeEach(() => {
  onTestFinished(provideShellServices({ links: () => ({ races: '/races' }) }));
});
afterEach(() => vi.useRealTimers());

describe('the return page', () => {
  test.each([
    ['success', 'sind auf Ihrem Konto.', 'success'],
    ['error', 'ist fehlgeschlagen', 'danger'],
    ['decline', 'wurde abgelehnt', 'danger'],
    ['exception', 'ist ein Fehler aufgetreten', 'danger'],
    ['cancel', 'wurde abgebrochen', 'warning'],
  ] as const)(
    '[RETURN-1] [RETURN-2] says what the server says, %s, whatever the path says',
    async (status, words, tone) => {
      for (const state of ['success', 'decline', 'cancel', 'anything']) {
        queryClient.clear();
        await open(`/payment/${state}/sofort?payment=7`, payment({ ...settled, status }));
        const said = await screen.findByText(new RegExp(words));
        expect(said.closest('[class*=outcome]')?.className).toContain(tone);
        document.body.replaceChildren();
      }
    },
  );

  test('[RETURN-3] after a success it shows the new balance, and leads to the races', async () => {
    const fake = await open('/payment/success/sofort?payment=7');
    await screen.findByText(/^Ihr Guthaben: 100,00\s€$/);
    expect(screen.getByRole('link', { name: 'Zu den Rennen' }).getAttribute('href')).toBe('/races');
    expect(fake.asked.filter((call) => call === ME).length).toBeGreaterThan(0);
  });

  describe('[RETURN-3] for a customer whose balance is already on screen', () => {
    const openWith = async (me: () => Response | Promise<Response>) => {
      const fake = fakeMoney({ balance: 0 });
      fake.answers[SEVEN] = payment({ ...settled, status: 'success' });
      await logInForTest();
      await queryClient.fetchQuery(customerQuery);
      vi.setSystemTime(Date.parse(NOW) + 60_000);
      const answered = vi.fn(me);
      fake.answers[ME] = answered;
      await showPage('mf-account', remote, '/payment/success/sofort?payment=7');
      await screen.findByText(/sind auf Ihrem Konto/);
      await waitFor(() => expect(answered).toHaveBeenCalled());
    };

    test('a success shows the new balance once it is read, and not the old one until then', async () => {
      const answer = Promise.withResolvers<Response>();
      await openWith(() => answer.promise);
      expect(screen.queryByText(/^Ihr Guthaben/)).toBeNull();
      answer.resolve(accepted(customer({ balance: 5_000 })));
      await screen.findByText(/^Ihr Guthaben: 50,00\s€$/);
    });

    test('a success shows no balance if the new one cannot be read', async () => {
      await openWith(() => refused(503, 'down'));
      await waitFor(() => expect(queryClient.getQueryState(customerQuery.queryKey)?.status).toBe('error'));
      expect(screen.queryByText(/^Ihr Guthaben/)).toBeNull();
    });
  });

  test('[RETURN-3] after a failure it leads back to the deposit', async () => {
    await open('/payment/decline/sofort?payment=7', payment({ ...settled, status: 'decline' }));
    expect((await screen.findByRole('link', { name: 'Noch einmal einzahlen' })).getAttribute('href')).toBe(
      '/user/payin',
    );
  });

  test('[RETURN-4] a pending one is asked for after 2, 4, 8 … 30 s, for five minutes, and then told by a message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOW) });
    const fake = await open('/payment/success/sofort?payment=7', payment({ ends_at: '2026-11-21T12:30:00Z' }));
    await screen.findByText(/noch nicht bestätigt/);
    screen.getByText(/Wir fragen beim Anbieter nach/);
    const first = asks(fake);
    expect(WAITS_MS.reduce((sum, ms) => sum + ms)).toBe(300_000);
    for (const [index, ms] of WAITS_MS.entries()) {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      await waitFor(() => expect(asks(fake)).toBe(first + index + 1));
    }
    await screen.findByText(/sagen wir es Ihnen mit einer Nachricht.* Kommt das Geld danach noch an/);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(asks(fake)).toBe(first + WAITS_MS.length);
    fake.answers[SEVEN] = payment({ ...settled, status: 'success' });
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt nachfragen' }));
    await screen.findByText(/sind auf Ihrem Konto/);
  });

  test.each([
    ['de', /gilt als abgebrochen, .* Kommt das Geld noch an, schreiben wir es gut und sagen es Ihnen\.$/],
    ['en', /counts as cancelled, .* If the money still arrives, we credit it and tell you\.$/],
  ] as const)(
    '[RETURN-11] one that is cancelled because no outcome came says that its money is credited and told if it still comes, in %s',
    async (locale, words) => {
      const fake = fakeMoney();
      fake.answers[RETURNED] = returned({ status: 'cancel', unanswered: true });
      fake.answers[SEVEN] = payment({ ...settled, status: 'cancel', unanswered: true });
      await showPage('mf-account', remote, `/payment/cancel/sofort?payment=7&key=${KEY}`, { locale });
      await screen.findByText(words);
      await act(logInForTest);
      const said = await screen.findByText(words);
      expect(said.closest('[class*=outcome]')?.className).toContain('warning');
      expect(screen.queryByText(/nichts gutgeschrieben|Nothing was credited/)).toBeNull();
    },
  );

  test('[RETURN-4] nothing is asked while the tab is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOW) });
    const fake = await open('/payment/success/sofort?payment=7', payment());
    await screen.findByText(/noch nicht bestätigt/);
    const first = asks(fake);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asks(fake)).toBe(first);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(asks(fake)).toBe(first + 1));
  });

  test('[RETURN-5] a visitor logs in on the page, and then sees it', async () => {
    const fake = fakeMoney();
    fake.answers[SEVEN] = payment({ ...settled, status: 'success' });
    await showPage('mf-account', remote, '/payment/success/sofort?payment=7');
    fireEvent.click(await screen.findByRole('button', { name: 'Anmelden' }));
    expect(usePanels.getState().isOpen('login')).toBe(true);
    expect(asks(fake)).toBe(0);
    act(() => usePanels.getState().close());
    await act(logInForTest);
    await screen.findByText(/sind auf Ihrem Konto/);
  });

  test('[RETURN-5] the key in the address shows the outcome to a visitor: no call of a customer, no balance', async () => {
    const fake = fakeMoney();
    fake.answers[RETURNED] = returned({ status: 'success' });
    await showPage('mf-account', remote, `/payment/decline/sofort?payment=7&key=${KEY}`);
    await screen.findByText(/^25,00\s€ sind auf Ihrem Konto\.$/);
    screen.getByText(/mit Sofortüberweisung, Zahlung 7/);
    expect(new Set(fake.asked)).toEqual(new Set([RETURNED]));
    expect(screen.queryByText(/Guthaben/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Weiter zu/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(usePanels.getState().isOpen('login')).toBe(true);
    act(() => usePanels.getState().close());
  });

  test.each([
    ['de', /^Ihre Einzahlung von 25,00\s€ ist angekommen\. .*E-Mail/, 'Zum Kundendienst'],
    ['en', /^Your deposit of €25\.00 has arrived\. .*email/, 'Contact customer service'],
  ] as const)(
    '[RETURN-10] during a self-exclusion it does not say that the money is in the account, nor offer a login, in %s',
    async (locale, words, contact) => {
      onTestFinished(provideShellServices({ links: () => ({ contact: '/contact' }) }));
      const fake = fakeMoney();
      fake.answers[RETURNED] = returned({ status: 'success', told_by_mail: true });
      await showPage('mf-account', remote, `/payment/success/sofort?payment=7&key=${KEY}`, { locale });
      await screen.findByText(words);
      expect(screen.queryByText(/sind auf Ihrem Konto|in your account/)).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('link', { name: contact }).getAttribute('href')).toBe('/contact');
    },
  );

  test('[RETURN-4] [RETURN-5] a pending one is asked for again without a login, and its outcome is seen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOW) });
    const fake = fakeMoney();
    fake.answers[RETURNED] = returned({ status: 'pending', ends_at: '2026-11-21T12:30:00Z' });
    await showPage('mf-account', remote, `/payment/success/sofort?payment=7&key=${KEY}`);
    await screen.findByText(/noch nicht bestätigt/);
    fake.answers[RETURNED] = returned({ status: 'decline' });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await screen.findByText(/wurde abgelehnt/);
  });

  test('[RETURN-5] after a login the key is not needed: the customer sees the payment as its own', async () => {
    const fake = await open(`/payment/success/sofort?payment=7&key=${KEY}`);
    await screen.findByText(/^Ihr Guthaben: 100,00\s€$/);
    expect(fake.asked).not.toContain(RETURNED);
  });

  test.each([
    ['a key that the server does not know', `?payment=7&key=${KEY}`, true],
    ['no key', '?payment=7', false],
    ['what is no key', '?payment=7&key=../../7', false],
    ['a key without a payment', `?key=${KEY}`, false],
  ])('[RETURN-5] a visitor with %s is asked to log in', async (_what, search, isAsked) => {
    const fake = fakeMoney();
    fake.answers[RETURNED] = () => refused(404, 'not_found');
    await showPage('mf-account', remote, `/payment/success/sofort${search}`);
    await screen.findByText(/Melden Sie sich an, dann sehen Sie hier/);
    screen.getByRole('button', { name: 'Anmelden' });
    expect(fake.asked.some((call) => call.includes('/return'))).toBe(isAsked);
  });

  test.each([
    ['/payment', undefined],
    ['/payment/success/sofort', undefined],
    ['/payment/success/sofort?payment=7', () => refused(404, 'not_found')],
    ['/payment/success/sofort?payment=0', undefined],
  ])('[RETURN-6] %s without a payment of the customer says so, with what is open', async (path, answer) => {
    const fake = fakeMoney();
    fake.answers[OPEN] = [payment()];
    if (answer) fake.answers[SEVEN] = answer;
    await logInForTest();
    await showPage('mf-account', remote, path);
    await screen.findByText(/gibt es keine Zahlung in Ihrem Konto/);
    await screen.findByRole('link', { name: 'Weiter zu Sofortüberweisung' });
  });

  const pressDeposit = (server: ReturnType<typeof fakeMoney>, answer: () => Promise<Response> | Response) => {
    server.press = answer;
    const words = { subject: `payin:${crypto.randomUUID()}`, line: 'Einzahlen', amount: 2_500 };
    const body = { paymentTypeId: 1, amount: 2_500 };
    return act(() => press({ operation: startPayment, body, idOf: ({ id }) => id, ...words }));
  };

  test('[RETURN-8] an address that names no payment shows the deposit that this browser has just begun', async () => {
    const fake = fakeMoney();
    fake.answers[SEVEN] = payment({ ...settled, status: 'success' });
    await logInForTest();
    await pressDeposit(fake, () => accepted(payment()));
    await showPage('mf-account', remote, '/payment/success/sofort');
    await screen.findByText(/sind auf Ihrem Konto/);
  });

  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  test.each([
    ['is refused', 'nothing', () => refused(409, 'limit_exceeded')],
    ['has no answer yet', 'nothing', lost],
    ['did not arrive', 'void', lost],
  ] as const)('[RETURN-8] never an earlier success, when the last deposit %s', async (_what, known, answer) => {
    const fake = fakeMoney();
    fake.answers[SEVEN] = payment({ ...settled, status: 'success' });
    await logInForTest();
    await pressDeposit(fake, () => accepted(payment()));
    fake.known = known;
    await pressDeposit(fake, answer);
    await showPage('mf-account', remote, '/payment/success/sofort');
    await screen.findByText(/gibt es keine Zahlung in Ihrem Konto/);
    expect(screen.queryByText(/sind auf Ihrem Konto/)).toBeNull();
  });

  test('[RETURN-8] never an earlier success, when the customer has put away that the last one did not arrive', async () => {
    const fake = fakeMoney();
    fake.answers[SEVEN] = payment({ ...settled, status: 'success' });
    await logInForTest();
    await pressDeposit(fake, () => accepted(payment()));
    fake.known = 'void';
    const { send } = await pressDeposit(fake, () => refused(409, 'limit_exceeded'));
    await dismissSend(send.key);
    await showPage('mf-account', remote, '/payment/success/sofort');
    await screen.findByText(/gibt es keine Zahlung in Ihrem Konto/);
  });

  test('[RETURN-8] never a deposit of yesterday', async () => {
    const fake = fakeMoney();
    fake.answers[SEVEN] = payment({ ...settled, status: 'success' });
    await logInForTest();
    await pressDeposit(fake, () => accepted(payment()));
    vi.setSystemTime('2026-11-22T12:00:00Z');
    await logInForTest();
    await showPage('mf-account', remote, '/payment/success/sofort');
    await screen.findByText(/gibt es keine Zahlung in Ihrem Konto/);
  });

  test.each(['/payment', '/payment/success', '/payment/success/sofort/', '/payment/success/sofort/back'])(
    '[RETURN-9] stands at %s',
    async (path) => {
      await open(`${path}?payment=7`);
      await screen.findByText(/sind auf Ihrem Konto\.$/);
    },
  );

  test('[RETURN-7] stands in the empty layout under each of its addresses', () => {
    for (const name of ['paymentResult', 'payment'] as const) expect(pages[name].layout).toBe('empty');
    expect(pages.sofortReturn.leadsTo).toBe('/payment/success/sofort');
  });
});
