import { apiQuery } from '@paddock/api';
import { getVoucher, getVouchers } from '@paddock/api/loyalty';
import {
  api,
  logOut,
  onSessionEvent,
  openModal,
  pageCookies,
  queryClient,
  sharedChannel,
  useAlerts,
  useSession,
} from '@paddock/host';
import { customerQuery, useModals } from '@paddock/host/shell';
import { apiDate } from '@paddock/i18n';
import { accepted, acceptedAt, customer, exampleOf, pass, refused } from '@paddock/testing';
import { QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startLugas } from '../lugas/start-lugas.ts';
import { startShell } from './testing/start-shell.tsx';

type Shell = Awaited<ReturnType<typeof startShell>>;

// The first import may take long; after it, every chunk is loaded.
beforeAll(
  () =>
    Promise.all([
      import('./limbus.route.tsx'),
      import('./system-modals.tsx'),
      import('./modal-rules.ts'),
      import('../content/page/page.route.tsx'),
      ...[
        'terms',
        'age',
        'identity',
        'means',
        'lugas-register',
        'lugas-logout',
        'lugas-reality',
        'lugas-amounts',
        'before-identity',
      ].map((content) => import(`./contents/${content}/${content}.tsx`)),
      ...['bonus-voucher', 'loyalty-enroll'].map((content) => import(`./contents/${content}/${content}.tsx`)),
    ]),
  120_000,
);

let shell: Shell;
const open = async (...given: Parameters<typeof startShell>) => {
  shell = await startShell(...given);
  return shell;
};
afterEach(() => {
  shell.stop();
  useAlerts.setState({ alerts: [] });
});

const DAY_MS = 24 * 60 * 60_000;
const ME = '/api/v1/customer/me';
const TERMS = '/api/v1/customer/me/validation/terms-conditions';
const ACCEPT_TERMS = 'POST /api/v1/customer/me/validation/terms-conditions';
const CHECK_AGE = 'POST /api/v1/customer/me/validation/age';
const terms = { version: '2026-07', accepted_version: '2025-01', terms_and_conditions: false };
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const path = () => window.location.pathname;
const in10Minutes = () => new Date(Date.now() + 600_000).toISOString();
const lugasSession = () => ({
  groups: ['lugas'],
  lugas_registered: '2026-01-04T10:00:00Z',
  lugas_activated: new Date(Date.now() - 3_900_000).toISOString(),
  lugas_expires: in10Minutes(),
  lugas_realityexpires: in10Minutes(),
  stats_checked: new Date().toISOString(),
});
const transactionsSince = (instant: string, page = 1) =>
  `/api/v1/customer/me/transactions?from=${apiDate(instant)}&page=${page}&pagination=100`;

describe('a page modal', () => {
  test('[SYSTEM-6] [SYSTEM-27] [SYSTEM-28] [ROUTING-2] interrupts the page after a login, and leads back to it when it is accepted', async () => {
    const { logIn, sent, be } = await open(
      '/race/7?pool=WIN#odds',
      { checkpoints: ['check_TC'] },
      {
        [TERMS]: accepted(terms),
        [ACCEPT_TERMS]: accepted({ ...terms, terms_and_conditions: true }),
      },
    );
    await heading('Rennen');
    await logIn();
    const title = await heading('Unsere AGB');
    expect(path()).toBe('/limbus/check_TC');
    expect(screen.queryByText('Fremd')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(title));
    fireEvent.click(await screen.findByRole('checkbox', { name: /Fassung 2026-07/ }));
    be({});
    await press('Zustimmen');
    await heading('Rennen');
    expect(window.location.href).toMatch(/\/race\/7\?pool=WIN#odds$/);
    expect(sent(ACCEPT_TERMS)).toEqual([{ terms_and_conditions: true, version: '2026-07' }]);
  });

  test('[SYSTEM-5] [SYSTEM-25] [SYSTEM-31] lets nobody around it but to what explains it, when it cannot be put off; then the session ends with a reload', async () => {
    const { logIn } = await open(
      '/',
      { checkpoints: ['check_TC'] },
      {
        [TERMS]: accepted(terms),
        '/api/v1/pages/terms': exampleOf('getPage'),
      },
    );
    await logIn();
    await heading('Unsere AGB');
    await waitFor(() => expect(pageCookies().read('__Host-paddock_expire_on_reload')).toBe('1'));
    fireEvent.click(screen.getByRole('link', { name: 'Anfang' }));
    await waitFor(() => expect(path()).toBe('/limbus/check_TC'));
    fireEvent.click(await screen.findByRole('link', { name: 'AGB lesen' }));
    await waitFor(() => expect(path()).toBe('/page/terms'));
    fireEvent.click(screen.getByRole('link', { name: 'Anfang' }));
    await heading('Unsere AGB');
    await press('Stattdessen abmelden');
    await waitFor(() => expect(path()).toBe('/'));
    await waitFor(() => expect(pageCookies().read('__Host-paddock_expire_on_reload')).toBeNull());
  });

  test('[SYSTEM-56] shows the terms that apply by now, not agreed to yet, when those on the page are outdated', async () => {
    const newer = { ...terms, version: '2026-12' };
    const { answers, logIn, sent } = await open(
      '/',
      { checkpoints: ['check_TC'] },
      {
        [TERMS]: accepted(terms),
        [ACCEPT_TERMS]: () => {
          answers[TERMS] = accepted(newer);
          return refused(409, 'terms_outdated');
        },
      },
    );
    await logIn();
    fireEvent.click(await screen.findByRole('checkbox', { name: /Fassung 2026-07/ }));
    await press('Zustimmen');
    const line = await screen.findByText(/Inzwischen gilt eine neuere Fassung/);
    expect(document.activeElement).toBe(line);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Fassung 2026-12/ });
    expect(box.checked).toBe(false);
    answers[ACCEPT_TERMS] = accepted({ ...newer, terms_and_conditions: true });
    fireEvent.click(box);
    await press('Zustimmen');
    await waitFor(() =>
      expect(sent(ACCEPT_TERMS)).toEqual(
        ['2026-07', '2026-12'].map((version) => ({ terms_and_conditions: true, version })),
      ),
    );
  });

  test('[SYSTEM-54] goes on in the other language: the switch ends no session, and leads to the interrupted page', async () => {
    const { logIn } = await open('/race/7?pool=WIN#odds', { checkpoints: ['check_TC'] }, { [TERMS]: accepted(terms) });
    await logIn();
    await heading('Unsere AGB');
    await waitFor(() => expect(pageCookies().read('__Host-paddock_expire_on_reload')).toBe('1'));
    const toEnglish = within(screen.getByRole('banner')).getByRole('link', { name: 'EN, English' });
    expect(toEnglish.getAttribute('href')).toBe('/en/race/7?pool=WIN#odds');
    // jsdom cannot leave the page.
    toEnglish.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(toEnglish);
    expect(pageCookies().read('__Host-paddock_expire_on_reload')).toBeNull();
  });

  test('[SYSTEM-54] that only a login opens is there in the other language, too, unless its reason is gone', async () => {
    const { logIn, be } = await open('/race/7', { checkpoints: ['check_identity'] });
    const switchLanguage = async () => {
      await heading('Identitätsprüfung');
      const toEnglish = within(screen.getByRole('banner')).getByRole('link', { name: 'EN, English' });
      toEnglish.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(toEnglish);
      // As by the page load, which jsdom has not: it keeps cookies alone.
      const cookie = pageCookies().read('__Host-paddock_modal') ?? '';
      act(() => useModals.getState().dismiss());
      await heading('Rennen');
      pageCookies().write('__Host-paddock_modal', cookie, 60);
      await act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
    };
    await logIn();
    await switchLanguage();
    await switchLanguage();
    await heading('Identitätsprüfung');
    be({});
    await switchLanguage();
    await heading('Rennen');
  });

  test('[SYSTEM-26] [SYSTEM-29] [SYSTEM-30] that can be put off leads back, and so does who leaves it by a link', async () => {
    const { logIn } = await open('/race/7', { checkpoints: ['check_identity'] });
    await logIn();
    await heading('Identitätsprüfung');
    await press('Später');
    await heading('Rennen');
    await logIn();
    await heading('Identitätsprüfung');
    fireEvent.click(screen.getByRole('link', { name: 'Anfang' }));
    await heading('Startseite');
    await waitFor(() => expect(useModals.getState().open).toBeNull());
  });

  test('[SYSTEM-29] [SYSTEM-34] is followed by the next one, and leads home to where it began', async () => {
    const { logIn } = await open('/race/7', { checkpoints: ['check_identity', 'schufa_checked_date'] });
    await logIn();
    await heading('Identitätsprüfung');
    await press('Später');
    await heading('Bonitätsprüfung');
    await press('Weiter');
    await heading('Rennen');
  });

  test('[SYSTEM-57] about means says why a limit needs the check', async () => {
    const { logIn } = await open('/race/7');
    await logIn();
    act(() => useModals.getState().show('schufa_checked_date', { payload: { threshold: 100_000 } }));
    await screen.findByText(/Ein Einzahlungslimit von mehr als 1\.000\s€ im Monat/);
    expect(screen.queryByText(/mehr als ein Jahr/)).toBeNull();
    await press('Weiter');
    await heading('Rennen');
  });

  test('[SYSTEM-58] about means gives its reason to the other tabs too', async () => {
    const otherTab = sharedChannel('modals');
    const heard = vi.fn();
    onTestFinished(otherTab.listen(heard));
    const { logIn } = await open('/race/7');
    await logIn();
    const close = async () => {
      act(() => useModals.getState().dismiss());
      await heading('Rennen');
    };
    const shown = {
      customerId: 7,
      name: 'schufa_checked_date',
      payload: { threshold: 100_000 },
      isShown: true,
      isByRule: false,
    };
    act(() => useModals.getState().show(shown.name, shown));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(shown), 10_000);
    await heading('Bonitätsprüfung');
    await close();
    otherTab.post(shown);
    await screen.findByText(/Ein Einzahlungslimit von mehr als 1\.000\s€ im Monat/);
    await close();
    otherTab.post({ ...shown, payload: undefined });
    await screen.findByText(/mehr als ein Jahr/);
  });

  test.each(['/limbus/nothing', '/limbus/bonus_check', '/limbus/check_registration'])(
    '[SYSTEM-7] is not found at %s, where there is none',
    async (url) => {
      await open(url);
      await heading('Seite nicht gefunden');
    },
  );

  test('[SYSTEM-32] [SYSTEM-33] that is not shown leads to the start page, or to the one that is', async () => {
    const { logIn } = await open('/limbus/check_age', { checkpoints: ['schufa_checked_date'] });
    await heading('Startseite');
    await logIn();
    await heading('Bonitätsprüfung');
    expect(path()).toBe('/limbus/schufa_checked_date');
  });

  test('[SYSTEM-8] goes by itself when a refresh says that its reason is gone', async () => {
    const { logIn, be } = await open('/race/7', { checkpoints: ['check_age'] });
    await logIn();
    await heading('Altersprüfung');
    be({});
    await act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
    await heading('Rennen');
  });

  test('[SYSTEM-8] goes by itself in a tab that only shows it because another one does, too', async () => {
    const otherTab = sharedChannel('modals');
    const heard = vi.fn();
    onTestFinished(otherTab.listen(heard));
    const { logIn, be } = await open('/race/7', { checkpoints: ['check_identity'] });
    await logIn();
    await heading('Identitätsprüfung');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    be({});
    const readAgain = () => act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
    await readAgain();
    await heading('Rennen');

    otherTab.post(heard.mock.lastCall?.[0]);
    await heading('Identitätsprüfung');
    await readAgain();
    await heading('Rennen');
  });

  test('[SYSTEM-8] stays if it was opened by an error, in the tab that only shows it too', async () => {
    const { logIn } = await open('/race/7');
    await logIn();
    await act(() => vi.dynamicImportSettled());
    sharedChannel('modals').post({ customerId: 7, name: 'check_identity', isShown: true, isByRule: false });
    await heading('Identitätsprüfung');
    await act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
    await act(() => vi.dynamicImportSettled());
    await heading('Identitätsprüfung');
  });

  test('[SYSTEM-60] about the age is not answered by a tab whose data do not know of it yet', async () => {
    const otherTab = sharedChannel('modals');
    const heard = vi.fn();
    onTestFinished(otherTab.listen(heard));
    const { logIn, be, sent } = await open('/race/7', {}, { [CHECK_AGE]: exampleOf('check') });
    await logIn();
    // From here on the tab follows the others.
    await act(() => vi.dynamicImportSettled());
    otherTab.post({ customerId: 7, name: 'check_age', isShown: true });
    await heading('Altersprüfung');
    be({ checkpoints: ['check_age'] });
    await act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
    await heading('Altersprüfung');
    expect(heard).not.toHaveBeenCalledWith(expect.objectContaining({ isShown: false }));

    be({});
    const field = await screen.findByLabelText('Geburtsdatum');
    fireEvent.change(field, { target: { value: '01.01.1980' } });
    fireEvent.blur(field);
    await press('Alter prüfen');
    await heading('Rennen');
    expect(sent(CHECK_AGE)).toHaveLength(1);
  });
});

describe('an error', () => {
  test('[SYSTEM-4] of a login goes on with the registration, by the token that it brings', async () => {
    const { logIn, answers } = await open('/race/7');
    await heading('Rennen');
    answers['POST /api/v3/customer/auth/login'] = refused(403, 'check_registration', 'First.', {
      reg_token: 'a'.repeat(32),
    });
    await logIn();
    await heading('Registrierung fortsetzen');
    expect(path()).toBe(`/register/v3/continue/${'a'.repeat(32)}`);
  });

  test('[SYSTEM-24] without a token says so, and goes nowhere', async () => {
    const { logIn, answers } = await open('/race/7');
    await heading('Rennen');
    answers['POST /api/v3/customer/auth/login'] = refused(403, 'customer_status_zero');
    await logIn();
    await screen.findByText('No reg_token found in validation options');
    expect(path()).toBe('/race/7');
  });
});

describe('a popup', () => {
  test('[SYSTEM-3] asks to join the bonus programme, and a no is remembered', async () => {
    const { logIn } = await open('/', { bonuspoints_status: false });
    await logIn();
    await screen.findByRole('dialog', { name: 'Sammeln Sie Wettstars' });
    await press('Nein, danke');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(pageCookies().read('paddock_bonus_enrolment_7')).toBe('rejected'));
    await act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
    await logIn();
    expect(useModals.getState().open).toBeNull();
  });

  test('[SYSTEM-9] [SYSTEM-35] [SYSTEM-36] says what was refused in its own place, and stays', async () => {
    const { logIn } = await open(
      '/',
      { open_bonus_voucher: { id: 7 } },
      {
        '/api/v1/bonus/vouchers/7': exampleOf('getVoucher'),
        'PUT /api/v1/bonus/vouchers/7/accept': refused(409, 'voucher_not_open'),
      },
    );
    await logIn();
    await screen.findByRole('dialog', { name: 'Ein Gutschein für Sie' });
    await press('Annehmen');
    expect(
      (await screen.findByText('Dieser Gutschein ist nicht mehr offen.')).closest('[role="alert"]'),
    ).not.toBeNull();
    expect(useAlerts.getState().alerts).toEqual([]);
    screen.getByRole('dialog', { name: 'Ein Gutschein für Sie' });
  });

  test.each([
    ['a voucher is accepted', { open_bonus_voucher: { id: 7 } }, 'Annehmen', 'PUT /api/v1/bonus/vouchers/7/accept'],
    ['a voucher is declined', { open_bonus_voucher: { id: 7 } }, 'Ablehnen', 'PUT /api/v1/bonus/vouchers/7/decline'],
    ['a banner is taken', { banner_voucher: { voucher_id: 7 } }, 'Bonus sichern', 'POST /api/v1/bonus/banner'],
  ])(
    '[SYSTEM-59] after %s, the account reads the vouchers again, also if the popup is left before the answer',
    async (_, me, button, call) => {
      const answer = Promise.withResolvers<Response>();
      const { logIn, asked } = await open('/', me, {
        '/api/v1/bonus/vouchers': [],
        '/api/v1/bonus/vouchers/7': exampleOf('getVoucher'),
        [call]: () => answer.promise,
      });
      await logIn();
      const list = new QueryObserver(queryClient, apiQuery(api, getVouchers)).subscribe(() => {});
      const one = new QueryObserver(queryClient, apiQuery(api, getVoucher, { path: { id: 7 } })).subscribe(() => {});
      onTestFinished(list);
      onTestFinished(one);
      await press(button);
      await waitFor(() => expect(asked).toContain(call));
      fireEvent.click(await screen.findByRole('link', { name: 'Zu meinen Gutscheinen' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const before = asked.length;
      answer.resolve(accepted(exampleOf('acceptVoucher')));
      await waitFor(() =>
        expect(asked.slice(before)).toEqual(
          expect.arrayContaining(['/api/v1/bonus/vouchers', '/api/v1/bonus/vouchers/7', ME]),
        ),
      );
    },
  );

  test('[SYSTEM-53] leads to the voucher in the account, and closes', async () => {
    const { logIn } = await open(
      '/',
      { open_bonus_voucher: { id: 7 } },
      { '/api/v1/bonus/vouchers/7': exampleOf('getVoucher') },
    );
    await logIn();
    const link = await screen.findByRole('link', { name: 'Zu meinen Gutscheinen' });
    expect(link.getAttribute('href')).toBe('/user/vouchers?voucher=7');
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    '/page/teilnahmebedingungen-bonusprogramm',
    '/page/neukundenbonus',
    '/page/neukundenbonus/',
    '/neukundenbonus',
  ])('[SYSTEM-10] about an open voucher is not shown on %s, but waits', async (url) => {
    const { logIn } = await open(
      url,
      { open_bonus_voucher: { id: 7 } },
      {
        '/api/v1/bonus/vouchers/7': exampleOf('getVoucher'),
      },
    );
    await logIn();
    await waitFor(() => expect(useModals.getState().open?.name).toBe('bonus_voucher_check'));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Anfang' }));
    await screen.findByRole('dialog', { name: 'Ein Gutschein für Sie' });
  });
});

describe('LUGAS', () => {
  const LIMITS = 'POST /api/v1/customer/me/limits';
  const unregistered = {
    groups: ['lugas'],
    lugas_registered: null,
    lugas_activated: null,
    lugas_expires: null,
    stats_checked: new Date().toISOString(),
  };

  test('[SYSTEM-12] [SYSTEM-40] [SYSTEM-41] registers with a limit up to 10,000 €, in cents, and says what more than 1,000 € asks for', async () => {
    const { logIn, sent, be } = await open('/', unregistered, { [LIMITS]: exampleOf('changedLimits') });
    await logIn();
    await heading('Ihr anbieterübergreifendes Einzahlungslimit');
    const amount = await screen.findByRole('textbox', { name: /Limit im Monat/ });
    fireEvent.change(amount, { target: { value: '1000,01' } });
    await screen.findByText(/Mehr als 1.000 €/);
    fireEvent.change(amount, { target: { value: '10000,01' } });
    await press('Limit festlegen');
    await screen.findByRole('alert');
    expect(sent(LIMITS)).toEqual([]);
    fireEvent.change(amount, { target: { value: '500' } });
    be({ ...unregistered, lugas_registered: new Date().toISOString() });
    await press('Limit festlegen');
    await heading('Startseite');
    expect(sent(LIMITS)).toEqual([{ limits: [{ type: 'lugas', range: 'month', amount: 50_000 }] }]);
  });

  test('[SYSTEM-13] [SYSTEM-42] holds a logout back until the customer says what becomes of the session, unless it is forced', async () => {
    const { logIn, sent } = await open('/', lugasSession(), {
      'PUT /api/v1/customer/me/lugas': exampleOf('lugasEnded'),
    });
    await logIn();
    await heading('Startseite');
    expect(await act(() => logOut())).toBe(false);
    await screen.findByRole('dialog', { name: 'Ihre Wettsitzung läuft noch' });
    await press('Schließen');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useSession.getState().status).toBe('customer');

    await act(() => logOut());
    await press('Beenden und abmelden');
    await waitFor(() => expect(useSession.getState().status).toBe('anonymous'));
    expect(sent('PUT /api/v1/customer/me/lugas')).toEqual([{ active: false }]);
    await waitFor(() => expect(useModals.getState().open).toBeNull());

    await logIn();
    expect(await act(() => logOut({ force: true }))).toBe(true);
  });

  test.each([
    [true, 'start page'],
    [false, 'page of the press'],
  ])('[SYSTEM-55] leads after a logout that was held back (goHome: %s) to the %s', async (goHome) => {
    const events: unknown[] = [];
    onTestFinished(onSessionEvent((event) => events.push(event)));
    const { logIn } = await open('/', lugasSession());
    await logIn();
    await act(() => logOut({ goHome }));
    await press('Nur abmelden');
    await waitFor(() => expect(events.at(-1)).toEqual({ type: 'loggedOut', reason: 'customer', goHome }));
    if (!goHome) await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('[SYSTEM-13] lets the customer log out and keep the session', async () => {
    const { logIn, sent } = await open('/', lugasSession());
    await logIn();
    await act(() => logOut());
    await press('Nur abmelden');
    await waitFor(() => expect(useSession.getState().status).toBe('anonymous'));
    expect(sent('PUT /api/v1/customer/me/lugas')).toEqual([]);
  });

  test('[SYSTEM-43] offers to log out at the reality check', async () => {
    const since = lugasSession().lugas_activated;
    const { logIn } = await open(
      '/',
      { ...lugasSession(), lugas_realityexpires: new Date(Date.now() - 1_000).toISOString() },
      { [transactionsSince(since)]: accepted([]) },
    );
    await logIn();
    const dialog = await screen.findByRole('dialog', { name: 'Zeit für eine Pause?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Abmelden' }));
    await screen.findByRole('dialog', { name: 'Ihre Wettsitzung läuft noch' });
  });

  test('[SYSTEM-14] [SYSTEM-43] shows how long the session has gone on and what it brought, and goes on when that is confirmed', async () => {
    const since = lugasSession().lugas_activated;
    const pages = { count: 2, total: 3, perPage: 100, currentPage: 1, totalPages: 2, links: {} };
    const entry = { balance: 0, reference: 'bet:1', booked_at: new Date().toISOString() };
    const { logIn, asked } = await open(
      '/',
      { ...lugasSession(), lugas_realityexpires: new Date(Date.now() - 1_000).toISOString() },
      {
        [transactionsSince(since)]: accepted([{ ...entry, id: 3, type: 'payout', amount: 700 }], pages),
        [transactionsSince(since, 2)]: accepted(
          [
            { ...entry, id: 2, type: 'stake', amount: -1_000 },
            {
              ...entry,
              id: 1,
              type: 'stake',
              amount: -99_900,
              booked_at: new Date(Date.parse(since) - 1).toISOString(),
            },
          ],
          pages,
        ),
        '/api/v1/customer/me/lugas/reality': accepted({
          lugas_reality: new Date().toISOString(),
          lugas_realityexpires: in10Minutes(),
        }),
      },
    );
    await logIn();
    await screen.findByRole('dialog', { name: 'Zeit für eine Pause?' });
    screen.getByText(/1 Std\. 5 Min\./);
    await waitFor(() =>
      expect(
        screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
      ).toEqual(['10,00 €', '7,00 €', '3,00 €']),
    );
    await press('Weiter wetten');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter((call) => call === '/api/v1/customer/me/lugas/reality')).toHaveLength(1);
    await waitFor(() => expect(pageCookies().read('__Host-paddock_lugas_reality_7')).toBe('accepted'));
  });

  test('[SYSTEM-61] shows the reality check no more once another tab has answered it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const me = lugasSession();
    const { logIn, be } = await open(
      '/',
      { ...me, lugas_realityexpires: new Date(Date.now() - 1_000).toISOString() },
      { [transactionsSince(me.lugas_activated)]: accepted([]) },
    );
    onTestFinished(startLugas());
    await logIn();
    await screen.findByRole('dialog', { name: 'Zeit für eine Pause?' });

    be(me);
    pageCookies().write('__Host-paddock_lugas_reality_7', 'accepted', 120);
    sharedChannel('modals').post({ customerId: 7, name: 'lugas_reality_modal', isShown: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pass(120_000);
    // jsdom's cookies do not follow the fake clock.
    pageCookies().remove('__Host-paddock_lugas_reality_7');
    await pass(1_000);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[SYSTEM-44] lets the customer put off amounts that cannot be loaded', async () => {
    const { logIn } = await open(
      '/',
      { ...lugasSession(), stats_checked: null },
      { '/api/v1/customer/me/lugas/amounts': refused(500, 'internal_error') },
    );
    await logIn();
    await screen.findByRole('dialog', { name: 'Ihre letzten 30 Tage' });
    await press('Später');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[SYSTEM-15] [SYSTEM-44] shows the amounts of the last 30 days once they are confirmed, and does not lock a page that cannot have them', async () => {
    const { logIn, answers } = await open(
      '/',
      { ...lugasSession(), stats_checked: null },
      {
        '/api/v1/customer/me/lugas/amounts': exampleOf('lugasAmounts'),
        'PUT /api/v1/customer/me/lugas/amounts': refused(500, 'internal_error'),
      },
    );
    await logIn();
    await screen.findByRole('dialog', { name: 'Ihre letzten 30 Tage' });
    expect(screen.queryByRole('button', { name: 'Später' })).toBeNull();
    await screen.findByText('Gesetzt');
    await press('Zur Kenntnis genommen');
    await screen.findByRole('button', { name: 'Später' });
    answers['PUT /api/v1/customer/me/lugas/amounts'] = exampleOf('lugasAmountsConfirmation');
    await press('Zur Kenntnis genommen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the notice before the identity check', () => {
  const CONFIRM = 'PUT /api/v1/customer/me/before-identity';
  const TITLE = 'Bis Ihre Identität geprüft ist';
  const due = () => ({
    customerstatus_id: 9,
    before_identity: { until: in10Minutes(), deposit_left: 4_000, notice: { hours: 48, deposits: 5_000 } },
  });
  const confirmed = () => ({ ...due(), before_identity: { ...due().before_identity, notice: null } });
  const isGone = () =>
    waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      // A read that outlives its test would be the answer of the next one.
      expect(queryClient.isFetching()).toBe(0);
    });

  test("[SYSTEM-62] says the API's hours and amount and that withdrawals wait, and goes once it is confirmed, also after a lost answer", async () => {
    const { logIn, answers, asked, be } = await open('/', due(), { [CONFIRM]: refused(500, 'internal_error') });
    await logIn();
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    await within(dialog).findByText(/48 Stunden ab Ihrer Freischaltung .* bis zu 50,00\s€ einzahlen/);
    within(dialog).getByText(/Auszahlungen warten/);
    await press('Zur Kenntnis genommen');
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''));
    answers[CONFIRM] = exampleOf('beforeIdentityConfirmation');
    be(confirmed());
    await press('Zur Kenntnis genommen');
    await isGone();
    expect(asked.filter((call) => call.includes('before-identity'))).toHaveLength(2);
  });

  test('[SYSTEM-38] [SYSTEM-62] can be put off, and leads to the identity check', async () => {
    const { logIn } = await open('/', due());
    await logIn();
    const inDialog = async (name: string) =>
      fireEvent.click(within(await screen.findByRole('dialog', { name: TITLE })).getByRole('button', { name }));
    await inDialog('Identität prüfen lassen');
    await heading('Identitätsprüfung');
    await press('Später');
    await inDialog('Schließen');
    await isGone();
  });

  test('[SYSTEM-63] opened by a refusal, it knows the rule also where this tab did not, and goes where it is settled meanwhile', async () => {
    const { logIn, be } = await open('/');
    await logIn();
    be(due());
    const end = openModal('before_identity_modal', {});
    await screen.findByText(/48 Stunden/);
    be(confirmed());
    await act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
    expect(await end).toBe('accepted');
    await isGone();
  });

  test('[SYSTEM-39] [SYSTEM-62] goes in this tab when another one has confirmed it', async () => {
    const { logIn, be } = await open('/', due());
    await logIn();
    await screen.findByRole('dialog', { name: TITLE });
    be(confirmed());
    sharedChannel('modals').post({ customerId: 7, name: 'before_identity_modal', isShown: false });
    await isGone();
  });
});

// Must be the last tests: the page keeps its samples of the server's clock.
describe.each([
  ['ahead', -DAY_MS],
  ['behind', DAY_MS],
])('on a machine whose clock is a day %s', (_, serverAhead) => {
  const at = (ms: number) => new Date(Date.now() + serverAhead + ms).toISOString();
  const session = (differs: object) => ({
    groups: ['lugas'],
    lugas_registered: at(-100 * DAY_MS),
    // The header `date` has whole seconds, so not on the minute.
    lugas_activated: at(-3_930_000),
    lugas_expires: at(600_000),
    lugas_realityexpires: at(600_000),
    stats_checked: at(-DAY_MS / 2),
    ...differs,
  });
  const openDated = (me: object, answers: Record<string, unknown> = {}) =>
    open('/', me, {
      [ME]: acceptedAt(
        Date.parse(at(0)),
        customer({ open_bonus_voucher: null, banner_voucher: null, checkpoints: [], ...me }),
      ),
      ...answers,
    });

  test('[SYSTEM-2] [SYSTEM-13] holds a logout back in a betting session, and shows no amounts seen less than 24 hours ago', async () => {
    const { logIn } = await openDated(session({}));
    await logIn();
    await heading('Startseite');
    // The rules of the login have run when an answer of the logout's rules is there.
    await act(() => logOut());
    expect(useModals.getState().shown.map(({ name }) => name)).toEqual(['lugas_logout_modal']);
  });

  test('[SYSTEM-2] takes the birth date of who comes of age today', async () => {
    const [year, month, day] = at(0).slice(0, 10).split('-');
    const birthdate = `${Number(year) - 18}-${month}-${day}`;
    const check = () => accepted({ status: 'pending' });
    const { logIn, sent } = await openDated({ checkpoints: ['check_age'] }, { [CHECK_AGE]: check });
    await logIn();
    await heading('Altersprüfung');
    const field = await screen.findByLabelText<HTMLInputElement>('Geburtsdatum');
    fireEvent.change(field, { target: { value: `${day}.${month}.${Number(year) - 18}` } });
    fireEvent.blur(field);
    await press('Alter prüfen');
    await waitFor(() => expect(sent(CHECK_AGE)).toEqual([{ birthdate }]));
  });

  test('[SYSTEM-2] [SYSTEM-14] shows the reality check when it is due, with the time that has gone by', async () => {
    const me = session({ lugas_realityexpires: at(-1_000) });
    const { logIn } = await openDated(me, { [transactionsSince(me.lugas_activated)]: accepted([]) });
    await logIn();
    await screen.findByRole('dialog', { name: 'Zeit für eine Pause?' });
    screen.getByText(/1 Std\. 5 Min\./);
  });
});
