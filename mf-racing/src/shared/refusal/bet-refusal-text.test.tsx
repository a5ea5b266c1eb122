import { logOut, queryClient, usePanels } from '@paddock/host';
import { customerQuery, provideShellServices, useModals } from '@paddock/host/shell';
import { customer, fakeApi, logInForTest, NOW, showPiece } from '@paddock/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { remoteWithTexts as remote } from '../../testing/remote-with-texts.ts';
import { BetRefusalText } from './bet-refusal-text.tsx';
import { betRefusalOf } from './refusal-of.model.ts';
import { REFUSAL_CODES, type RefusalCode, refusalWith } from './testing/refusals.ts';

const TOKEN = 'a'.repeat(32);
const LINKS = {
  bets: '/user/bets',
  contact: '/contact',
  continueRegistration: '/register/v3/continue/:token',
  deposit: '/user/payin',
  limits: '/user/limits',
  personalData: '/user/data',
  selfExclusion: '/user/data/self-exclusion',
};

const onAgain = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  onAgain.mockReset();
  onTestFinished(provideShellServices({ links: () => LINKS, systemModals: ['check_TC', 'check_age'] }));
  onTestFinished(() => {
    usePanels.getState().close();
    useModals.getState().dismiss();
  });
});

const show = (code: string, { locale = 'de', extended }: { locale?: 'de' | 'en'; extended?: object } = {}) =>
  showPiece(
    'mf-racing',
    remote,
    <BetRefusalText refusal={betRefusalOf(refusalWith(code, extended as never))} onAgain={onAgain} />,
    { locale },
  );
const sentence = () => screen.getByRole('alert').textContent ?? '';
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));

/** The next step of every code: the target of a link, or the name of the button. `null`: none. */
const WAYS: Record<RefusalCode, { link: string } | { button: string } | null> = {
  unauthorized: { button: 'Anmelden' },
  unauthorized_customer_jwt: { button: 'Anmelden' },
  csrf_mismatch: { button: 'Seite neu laden' },
  method_not_allowed: { button: 'Seite neu laden' },
  unsupported_media_type: { button: 'Seite neu laden' },
  payload_too_large: { button: 'Wette ändern' },
  invalid_parameters: { button: 'Wette ändern' },
  internal_error: { button: 'Erneut versuchen' },
  not_found: { link: '/races' },
  idempotency_key_void: { button: 'Erneut versuchen' },
  idempotency_key_reused: { button: 'Erneut versuchen' },
  request_expired: { button: 'Erneut versuchen' },
  customer_excluded: { link: '/user/data/self-exclusion' },
  break_active: { link: '/user/limits' },
  customer_status_zero: { link: `/register/v3/continue/${TOKEN}` },
  check_registration: { link: `/register/v3/continue/${TOKEN}` },
  login_status_expired: { link: '/user/data' },
  check_TC: { button: 'AGB ansehen' },
  check_identity_status: { button: 'Zur Identitätsprüfung' },
  check_identity: { button: 'Identität prüfen lassen' },
  check_age: { button: 'Alter bestätigen' },
  schufa_checked_date: { button: 'Zur Bonitätsprüfung' },
  lugas_not_registered: { button: 'Limit festlegen' },
  lugas_amounts_modal: { button: 'Beträge ansehen' },
  before_identity_modal: { button: 'Hinweis ansehen' },
  lugas_unavailable: { button: 'Erneut versuchen' },
  // While the five minutes last.
  lugas_waiting: null,
  lugas_active_elsewhere: { button: 'Erneut versuchen' },
  lugas_not_activated: { button: 'Erneut versuchen' },
  race_closed: null,
  pool_not_offered: { button: 'Wette ändern' },
  wager_not_sold_yet: { button: 'Wette ändern' },
  non_runner: { button: 'Wette ändern' },
  stake_too_low: { button: 'Wette ändern' },
  price_changed: { button: 'Neuen Preis übernehmen' },
  odds_changed: { button: 'Neue Quote übernehmen' },
  limit_exceeded: { link: '/user/limits' },
  insufficient_balance: { link: '/user/payin' },
  bet_lapsed: { button: 'Erneut versuchen' },
  cancel_too_late: { link: '/user/bets' },
};

/** Whether its next step does something else before another try: a link, a reload or a modal. */
const isElsewhere = (code: RefusalCode): boolean => {
  const way = WAYS[code];
  return way !== null && ('link' in way || !/übernehmen|versuchen|ändern|Anmelden/.test(way.button));
};

describe('a refusal of a bet', () => {
  test.each(REFUSAL_CODES)('[REFUSED-5] %s is a sentence in both languages', async (code) => {
    const german = await show(code);
    const words = sentence();
    german.unmount();
    await show(code, { locale: 'en' });
    for (const text of [words, sentence()]) {
      expect(text).toMatch(/^[A-ZÄÖÜ].+[.:]/);
      expect(text).not.toMatch(/betRefusal|\{\{|server's words/);
    }
    expect(sentence()).not.toBe(words);
  });

  test.each(REFUSAL_CODES)('[REFUSED-6] %s has one way on at most: where it leads', async (code) => {
    await show(code);
    const way = WAYS[code];
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect({ links, buttons }).toEqual({
      links: way && 'link' in way ? [way.link] : [],
      buttons: [...(way && 'button' in way ? [way.button] : []), ...(isElsewhere(code) ? ['Erneut versuchen'] : [])],
    });
  });

  test.each(REFUSAL_CODES.filter(isElsewhere))(
    '[REFUSED-13] %s can be tried again once the cause is gone',
    async (code) => {
      await show(code);
      await press('Erneut versuchen');
      expect(onAgain).toHaveBeenCalledOnce();
    },
  );

  test.each(
    REFUSAL_CODES.filter((code) => {
      const way = WAYS[code];
      return way !== null && 'button' in way && /übernehmen|versuchen|ändern/.test(way.button);
    }),
  )('[REFUSED-7] %s leads back to the slip', async (code) => {
    await show(code);
    await press((WAYS[code] as { button: string }).button);
    expect(onAgain).toHaveBeenCalledOnce();
  });

  test.each([
    ['limit_exceeded', undefined, 'Ihr Einsatzlimit pro Woche ist 50 €. Davon sind noch 5 € frei'],
    [
      'limit_exceeded',
      { type: 'loss', range: 'day', limit_amount: 1_050, limit_used: 0 },
      'Ihr Verlustlimit pro Tag ist 10,50 €. Damit können Sie noch 10,50 € setzen, das reicht',
    ],
    [
      'limit_exceeded',
      { type: 'loss', range: 'day', limit_amount: 1_000, limit_used: -500 },
      'Ihr Verlustlimit pro Tag ist 10 €. Damit können Sie noch 15 € setzen, das reicht',
    ],
    ['non_runner', undefined, 'Die Nummern 3 und 7 starten nicht.'],
    ['non_runner', { startnrs: [4] }, 'Nummer 4 startet nicht.'],
    ['stake_too_low', undefined, 'Der Einsatz beträgt mindestens 1,50 €.'],
    ['price_changed', undefined, 'Der Preis beträgt jetzt 6 €.'],
    ['odds_changed', undefined, 'Die Quote hat sich geändert. Jetzt gilt: Nr. 3 mit 3,50.'],
    ['lugas_waiting', undefined, 'Wetten können Sie wieder ab 13:05 Uhr'],
    ['break_active', undefined, 'Sie machen bis 22.11.2026 13:00 Uhr eine Pause vom Spiel.'],
    ['break_active', {}, 'Wann sie endet, sehen Sie, sobald Ihr Bankkonto bestätigt ist.'],
  ])('[REFUSED-5] %s says its facts: %o', async (code, extended, words) => {
    await show(code, extended ? { extended } : {});
    expect(sentence().replaceAll('\u00a0', ' ')).toContain(words);
  });

  test('[REFUSED-6] takes all new odds of a bet on several horses', async () => {
    const odds = [3, 5].map((startnr) => ({ startnr, odds: 100 * startnr }));
    await show('odds_changed', { extended: { odds } });
    expect(sentence()).toBe('Die Quoten haben sich geändert. Jetzt gelten: Nr. 3 mit 3,00 und Nr. 5 mit 5,00.');
    button('Neue Quoten übernehmen');
  });

  test('[REFUSED-6] leads to the customer data, or to the service, where the server gives no token', async () => {
    const { unmount } = await show('check_registration', { extended: {} });
    expect(screen.getByRole('link', { name: 'Zu meinen Daten' }).getAttribute('href')).toBe('/user/data');
    unmount();
    await show('customer_status_zero', { extended: {} });
    expect(screen.getByRole('link', { name: 'Zum Kundendienst' }).getAttribute('href')).toBe('/contact');
  });

  test('[REFUSED-6] leads to the bank account, by whose code the end of a break is told', async () => {
    await show('break_active', { extended: {} });
    expect(screen.getByRole('link', { name: 'Zu meinen Daten' }).getAttribute('href')).toBe('/user/data');
  });

  test('[REFUSED-3] in the words of the server leads back to the slip', async () => {
    await show('a_code_of_a_newer_server');
    expect(sentence()).toBe("The server's words for a_code_of_a_newer_server.");
    await press('Erneut versuchen');
    expect(onAgain).toHaveBeenCalledOnce();
  });
});

describe('the way on from a refusal', () => {
  test('[REFUSED-12] is no button where its ticket is at hand already', async () => {
    const show = (code: string) =>
      showPiece('mf-racing', remote, <BetRefusalText refusal={betRefusalOf(refusalWith(code))} />);
    const { unmount } = await show('stake_too_low');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    await show('insufficient_balance');
    screen.getByRole('link', { name: 'Geld einzahlen' });
  });

  test('[REFUSED-8] opens the login, and leads back to the slip after it', async () => {
    fakeApi({ '/api/v1/customer/me': customer() });
    await show('unauthorized');
    await press('Anmelden');
    expect(usePanels.getState().isOpen('login')).toBe(true);
    expect(onAgain).not.toHaveBeenCalled();
    await act(logInForTest);
    expect(sentence()).toBe('Sie sind angemeldet und können die Wette jetzt abgeben.');
    await press('Erneut versuchen');
    expect(onAgain).toHaveBeenCalledOnce();
    await act(() => logOut({ force: true }));
  });

  test('[REFUSED-9] opens the modals of the open checkpoints in turn, then leads back to the slip', async () => {
    await show('check_TC');
    await press('AGB ansehen');
    expect(useModals.getState().open).toMatchObject({ name: 'check_TC' });
    await act(async () => useModals.getState().accept());
    expect(useModals.getState().open).toMatchObject({ name: 'check_age' });
    expect(onAgain).not.toHaveBeenCalled();
    await act(async () => useModals.getState().accept());
    expect(onAgain).toHaveBeenCalledOnce();
  });

  test('[REFUSED-9] stays where the customer puts a checkpoint off', async () => {
    await show('check_TC');
    await press('AGB ansehen');
    await act(async () => useModals.getState().reject());
    expect(useModals.getState().open).toBeNull();
    expect(onAgain).not.toHaveBeenCalled();
    button('AGB ansehen');
  });

  test('[REFUSED-10] reads the customer again before another try under LUGAS', async () => {
    const { asked } = fakeApi({ '/api/v1/customer/me': customer() });
    await logInForTest();
    await queryClient.fetchQuery(customerQuery);
    await show('lugas_not_activated');
    const before = asked.length;
    await press('Erneut versuchen');
    expect(asked.slice(before)).toEqual(['/api/v1/customer/me']);
    expect(onAgain).toHaveBeenCalledOnce();
  });

  test('[REFUSED-11] waits until betting is possible again under LUGAS', async () => {
    vi.useFakeTimers({ now: new Date(NOW) });
    const shown = show('lugas_waiting');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await shown;
    expect(screen.getByRole('timer').textContent).toBe('4:59');
    expect(screen.getByRole('timer').closest('[role=alert], [role=status]')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000 + 1));
    expect(screen.getByRole('timer').textContent).toBe('Sie können wieder wetten.');
    button('Erneut versuchen');
  });
});
