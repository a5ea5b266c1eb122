import type { components } from '@paddock/api';
import { guardLogout, isLoggedIn, logOut, queryClient, useAlerts } from '@paddock/host';
import { useModals } from '@paddock/host/shell';
import {
  accepted,
  customer,
  exampleOf,
  fakeApi,
  logInForTest,
  NOW,
  refused,
  showPage,
  showPiece,
} from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../remote.ts';
import { limit as moneyLimit } from '../testing/fake-money.ts';
import { PlayBreakSlot } from './play-break.slot.tsx';

type WireLimit = components['schemas']['CustomerLimit'];

const ME = '/api/v1/customer/me';
const LIMITS = `${ME}/limits`;
const SAVE = 'POST /api/v2/customer/me/limits';
const CHANGES = `${LIMITS}/changes?page=1&pagination=10`;
const AMOUNTS = `${ME}/lugas/amounts`;

const limit = (facts: Parameters<typeof moneyLimit>[0]) => moneyLimit({ limit_amount: null, ...facts });

const month = limit({ limit_amount: 50_000, limit_used: 12_000 });
const week = limit({ range: 'week', active: false });
const bet = limit({ type: 'bet', range: 'week', limit_amount: 20_000, limit_used: 4_000 });

const lugas = { country: 'DEU', groups: ['lugas'], lugas_registered: '2026-10-01T10:00:00Z' };
const noSession = { lugas_activated: null, lugas_expires: null, lugas_keepalive: null, lugas_realityexpires: null };

afterEach(() => vi.useRealTimers());

async function open({
  limits = [month, week, bet],
  me = {},
  path = '/user/limits',
  answers = {},
}: {
  limits?: WireLimit[];
  me?: Parameters<typeof customer>[0];
  path?: string;
  answers?: object;
} = {}) {
  const api = fakeApi({
    [ME]: customer(me),
    [LIMITS]: limits,
    [CHANGES]: exampleOf('limitChanges'),
    [AMOUNTS]: exampleOf('lugasAmounts'),
    [SAVE]: limits,
    ...answers,
  });
  await logInForTest();
  const { visit } = await showPage('mf-account', remote, path);
  await screen.findByRole('button', { name: 'Limits speichern' });
  return { ...api, visit };
}

const deposits = () => within(screen.getByRole('region', { name: 'Einzahlungen' }));
const field = (range: string) => deposits().getByLabelText<HTMLInputElement>(new RegExp(`Neues Limit pro ${range}`));
const type = (range: string, amount: string) => fireEvent.change(field(range), { target: { value: amount } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Limits speichern' }));
const waitMs = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
};
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(NOW) });
const runTimers = () => {
  vi.useRealTimers();
  vi.setSystemTime(NOW);
};
const hideTab = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
};
/** Saves, and lets the ten seconds pass in which further changes may follow. */
const saveAndWait = async () => {
  save();
  await waitMs(100);
  await waitMs(10_000);
};

describe('the limits', () => {
  test('[ACCOUNTLIMITS-5] show what holds, what is used here, a raise with its day, and the highest amount', async () => {
    await open({ limits: [{ ...month, newlimit: 80_000, newlimitvalid: '2026-11-28T12:00:00Z', max: 300_000 }, week] });
    deposits().getByText(/^500\s€$/);
    deposits().getByText(/^120,00\s€ hier eingezahlt$/);
    deposits().getByText(/^Ab 28\.11\.2026: 800\s€$/);
    deposits().getByText(/höchstens 3\.000\s€\.$/);
    deposits().getByText('Kein Limit');
    expect(field('Monat').value).toBe('800,00');
    expect(field('Woche').value).toBe('');
  });

  test('[ACCOUNTLIMITS-5] show no loss after more was won than lost', async () => {
    await open({ limits: [month, limit({ type: 'loss', limit_amount: 50_000, limit_used: -2_000 })] });
    const losses = within(screen.getByRole('region', { name: 'Verluste' }));
    losses.getByText(/^0,00\s€ hier verloren$/);
    expect(losses.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
  });

  test('[ACCOUNTLIMITS-6] say before the press when a new amount holds', async () => {
    await open();
    type('Monat', '600');
    await deposits().findByText(/^Gilt ab 28\.11\.2026, bis dahin 500\s€\.$/);
    type('Monat', '400');
    await deposits().findByText('Gilt sofort.');
    type('Monat', '0');
    await deposits().findByText('Gilt sofort: Sie können nichts mehr einzahlen.');
  });

  test('[ACCOUNTLIMITS-7] a change is seen at once and sent ten seconds after the last one, in one call', async () => {
    const { sent } = await open();
    stopTimers();
    type('Monat', '400');
    save();
    await waitMs(100);
    deposits().getByText(/^400\s€$/);
    screen.getByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    await waitMs(9_000);
    type('Woche', '100');
    save();
    await waitMs(100);
    await waitMs(9_000);
    deposits().getByText(/^100\s€$/);
    expect(sent(SAVE)).toEqual([]);
    await waitMs(1_000);
    runTimers();
    await waitFor(() =>
      expect(sent(SAVE)).toEqual([
        {
          limits: [
            { type: 'deposit', range: 'month', amount: 40_000 },
            { type: 'deposit', range: 'week', amount: 10_000 },
          ],
        },
      ]),
    );
    await screen.findByText('Ihre Limits sind gespeichert.');
  });

  test('[ACCOUNTLIMITS-7] a change that is taken back within the ten seconds is not sent', async () => {
    const { sent } = await open();
    stopTimers();
    type('Monat', '400');
    save();
    await waitMs(100);
    type('Monat', '500');
    await saveAndWait();
    expect(sent(SAVE)).toEqual([]);
    screen.getByText('Sie haben nichts geändert.');
    deposits().getByText(/^500\s€$/);
  });

  test('[ACCOUNTLIMITS-8] a customer who leaves the page does not wait for the ten seconds', async () => {
    const { sent } = await open();
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Einsatzlimit ändern' })));
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  });

  test('[ACCOUNTLIMITS-8] [ACCOUNTLIMITS-17] nor does one who hides it: the call outlives the tab', async () => {
    const { sent } = await open();
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    const fetch = vi.spyOn(globalThis, 'fetch');
    hideTab();
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    const posted = fetch.mock.calls.map(([request]) => request as Request).find(({ method }) => method === 'POST');
    expect(posted?.keepalive).toBe(true);
    await screen.findByText('Ihre Limits sind gespeichert.');
  });

  test('[ACCOUNTLIMITS-17] nor does one who hides it wait for the call before', async () => {
    const { answers, sent } = await open();
    answers[SAVE] = () => new Promise<Response>(() => {});
    stopTimers();
    type('Monat', '400');
    await saveAndWait();
    await waitMs(0);
    type('Monat', '300');
    save();
    await waitMs(100);
    hideTab();
    await waitMs(0);
    expect(sent(SAVE)).toHaveLength(2);
  });

  test('[ACCOUNTLIMITS-8] nor does one who logs out: the change is accepted before the session ends', async () => {
    const { answers, sent } = await open();
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    const answer = Promise.withResolvers<Response>();
    answers[SAVE] = () => answer.promise;
    const end = logOut();
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(isLoggedIn()).toBe(true);
    answer.resolve(accepted([month, week, bet]));
    expect(await act(() => end)).toBe(true);
    expect(isLoggedIn()).toBe(false);
  });

  test('[ACCOUNTLIMITS-8] nor does one whose logout another guard holds back, to be forced then', async () => {
    onTestFinished(guardLogout(() => false));
    const { sent } = await open();
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    expect(await act(() => logOut())).toBe(false);
    expect(sent(SAVE)).toHaveLength(1);
  });

  test('[ACCOUNTLIMITS-22] a logout whose change fails is held back, and the next one is not', async () => {
    const { answers, sent } = await open();
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    answers[SAVE] = () => refused(403, 'limit_too_high', 'Ihr Limit ist zu hoch.');
    expect(await act(() => logOut())).toBe(false);
    await screen.findByText('Ihr Limit ist zu hoch.');
    expect(field('Monat').value).toBe('400');
    expect(await act(() => logOut())).toBe(true);
    expect(sent(SAVE)).toHaveLength(1);
  });

  test('[ACCOUNTLIMITS-22] a logout during a call waits for it', async () => {
    const { answers, sent } = await open();
    const answer = Promise.withResolvers<Response>();
    answers[SAVE] = () => answer.promise;
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    const ends = [logOut(), logOut()];
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(isLoggedIn()).toBe(true);
    answer.resolve(refused(403, 'limit_too_high', 'Ihr Limit ist zu hoch.'));
    expect(await act(() => Promise.all(ends))).toEqual([false, false]);
    await screen.findByText('Ihr Limit ist zu hoch.');
  });

  const NOT_SAVED = { type: 'warning', message: 'Ihre Änderung der Limits wurde nicht gespeichert.', timeout: null };

  test('[ACCOUNTLIMITS-23] a change whose session ends before it is sent is said not to be saved', async () => {
    const { sent, visit } = await open();
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    await act(() => logOut({ force: true }));
    await visit('/user/limits/betlimit');
    expect(useAlerts.getState().alerts).toEqual([expect.objectContaining(NOT_SAVED)]);
    expect(sent(SAVE)).toEqual([]);
  });

  test('[ACCOUNTLIMITS-23] a change is not sent for another customer, who does not read of it either', async () => {
    const { sent, visit } = await open();
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    await act(() => logInForTest('8'));
    await visit('/user/limits/betlimit');
    expect(useAlerts.getState().alerts).toEqual([]);
    expect(sent(SAVE)).toEqual([]);
  });

  test('[ACCOUNTLIMITS-23] a change whose call is told that the session has ended is said not to be saved', async () => {
    const { answers, sent, visit } = await open();
    answers[SAVE] = () => refused(401, 'unauthorized_customer_jwt');
    answers['POST /api/v3/customer/auth/login'] = () => refused(401, 'unauthorized');
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    await visit('/user/limits/betlimit');
    await waitFor(() => expect(isLoggedIn()).toBe(false));
    await waitFor(() => expect(useAlerts.getState().alerts).toEqual([expect.objectContaining(NOT_SAVED)]));
    expect(sent(SAVE)).toHaveLength(1);
  });

  test('[ACCOUNTLIMITS-23] what was not saved is said once, and no longer when another customer logs in', async () => {
    const { answers, visit } = await open();
    answers[SAVE] = () => refused(401, 'unauthorized_customer_jwt');
    answers['POST /api/v3/customer/auth/login'] = () => refused(401, 'unauthorized');
    for (const amount of ['400', '300']) {
      type('Monat', amount);
      save();
      await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
      if (amount === '400') hideTab();
    }
    await act(() => logOut({ force: true }));
    await visit('/user/limits/betlimit');
    await waitFor(() => expect(useAlerts.getState().alerts).toEqual([expect.objectContaining(NOT_SAVED)]));
    await act(() => logInForTest('8'));
    expect(useAlerts.getState()).toMatchObject({ alerts: [], past: [] });
  });

  test('[ACCOUNTLIMITS-23] what was not saved stays for its customer, who logs in again', async () => {
    const { visit } = await open();
    type('Monat', '400');
    save();
    await screen.findByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
    await act(() => logOut({ force: true }));
    await visit('/user/limits/betlimit');
    await act(() => logInForTest());
    expect(useAlerts.getState().alerts).toEqual([expect.objectContaining(NOT_SAVED)]);
  });

  /** A limit is on its way, and its answer is held back, when the next one is typed. */
  const changeDuringCall = async () => {
    const { answers, sent } = await open();
    const first = Promise.withResolvers<Response>();
    answers[SAVE] = () => first.promise;
    stopTimers();
    type('Monat', '400');
    await saveAndWait();
    await waitMs(0);
    expect(sent(SAVE)).toHaveLength(1);
    type('Monat', '300');
    return { answers, sent, first };
  };

  test('[ACCOUNTLIMITS-18] a change during a call waits for it, and is not called saved by it', async () => {
    const { answers, sent, first } = await changeDuringCall();
    await saveAndWait();
    deposits().getByText(/^300\s€$/);
    expect(sent(SAVE)).toHaveLength(1);
    answers[SAVE] = [month, week, bet];
    first.resolve(accepted([month, week, bet]));
    runTimers();
    await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
    await screen.findByText('Ihre Limits sind gespeichert.');
  });

  test.each([
    ['accepted', () => accepted([month, week, bet])],
    ['refused', () => refused(403, 'schufa_checked_date', 'Bitte lassen Sie Ihre Bonität prüfen.')],
  ])(
    '[ACCOUNTLIMITS-18] a change that waits is still said to wait after the call before it is %s',
    async (_, answer) => {
      const { first } = await changeDuringCall();
      save();
      await waitMs(100);
      first.resolve(answer());
      await waitMs(100);
      screen.getByText('Ihre Änderung wird in wenigen Sekunden gespeichert.');
      deposits().getByText(/^300\s€$/);
    },
  );

  test.each([
    ['the answer comes first', true],
    ['the answer comes later', false],
  ])('[ACCOUNTLIMITS-21] a limit that is put back during its call is sent again, if %s', async (_, comesFirst) => {
    const { answers, sent, first } = await changeDuringCall();
    const answerFirst = async () => {
      first.resolve(accepted([{ ...month, limit_amount: 40_000 }, week, bet]));
      await waitMs(100);
    };
    const second = Promise.withResolvers<Response>();
    type('Monat', '500');
    save();
    await waitMs(100);
    if (comesFirst) await answerFirst();
    expect(field('Monat').value).toBe('500');
    answers[SAVE] = () => second.promise;
    await waitMs(10_000);
    if (!comesFirst) await answerFirst();
    expect(sent(SAVE)).toEqual(
      [40_000, 50_000].map((amount) => ({ limits: [{ type: 'deposit', range: 'month', amount }] })),
    );
    second.resolve(accepted([month, week, bet]));
    runTimers();
    await screen.findByText('Ihre Limits sind gespeichert.');
    expect(field('Monat').value).toBe('500');
  });

  test('[ACCOUNTLIMITS-9] a refusal says why, leads on, and keeps what was typed; what holds is shown again', async () => {
    const { answers } = await open();
    answers[SAVE] = () =>
      refused(403, 'schufa_checked_date', 'Bitte lassen Sie Ihre Bonität prüfen.', { threshold: 100_000 });
    stopTimers();
    type('Monat', '600');
    await saveAndWait();
    runTimers();
    await screen.findByText('Bitte lassen Sie Ihre Bonität prüfen.');
    fireEvent.click(screen.getByRole('button', { name: 'Zur Bonitätsprüfung' }));
    expect(useModals.getState().open).toMatchObject({ name: 'schufa_checked_date', payload: { threshold: 100_000 } });
    act(() => useModals.getState().reject());
    expect(field('Monat').value).toBe('600');
    expect(deposits().queryByText(/^Ab 28/)).toBeNull();
  });

  test.each([
    ['by the network', () => Promise.reject(new TypeError('no network'))],
    ['by the edge', () => refused(504, 'upstream_timeout')],
  ])(
    '[ACCOUNTLIMITS-24] a change whose answer is lost %s is said to be unclear; the limits are read again',
    async (_, answer) => {
      const { answers, sent } = await open();
      answers[SAVE] = answer;
      stopTimers();
      type('Monat', '600');
      answers[LIMITS] = [month, week, bet];
      save();
      await waitMs(100);
      answers[LIMITS] = [{ ...month, newlimit: 60_000, newlimitvalid: '2026-11-28T12:00:00Z' }, week, bet];
      await waitMs(10_000);
      runTimers();
      expect((await screen.findByRole('alert')).textContent).toMatch(/Vielleicht ist Ihre Änderung gespeichert/);
      await deposits().findByText(/^Ab 28\.11\.2026: 600\s€$/);
      expect(sent(SAVE)).toHaveLength(1);
    },
  );

  test('[ACCOUNTLIMITS-24] a limit that is put back after its answer was lost is sent again, until one is answered', async () => {
    const { answers, sent } = await open();
    answers[SAVE] = () => refused(504, 'upstream_timeout');
    stopTimers();
    type('Monat', '600');
    await saveAndWait();
    await waitMs(100);
    screen.getByRole('alert');
    answers[SAVE] = [month, week, bet];
    type('Monat', '500');
    await saveAndWait();
    await waitMs(100);
    expect(sent(SAVE)).toEqual(
      [60_000, 50_000].map((amount) => ({ limits: [{ type: 'deposit', range: 'month', amount }] })),
    );
    await saveAndWait();
    runTimers();
    expect(sent(SAVE)).toHaveLength(2);
    await screen.findByText('Sie haben nichts geändert.');
  });

  const lugasMonth = limit({ type: 'lugas', limit_amount: 100_000, max: 3_000_000, forced: true });

  test('[ACCOUNTLIMITS-19] a lower limit from another device holds, although this page has not read it', async () => {
    const { answers, sent } = await open({ limits: [lugasMonth, month, week], me: { ...lugas, ...noSession } });
    answers[LIMITS] = [{ ...lugasMonth, limit_amount: 30_000 }, month, week];
    stopTimers();
    type('Woche', '100');
    await saveAndWait();
    runTimers();
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(sent(SAVE)).toEqual([
      {
        limits: [
          { type: 'lugas', range: 'month', amount: 30_000 },
          { type: 'deposit', range: 'week', amount: 10_000 },
        ],
      },
    ]);
  });

  test('[ACCOUNTLIMITS-19] a lower limit from another device holds, although a call is on its way', async () => {
    const { answers, sent } = await open({ limits: [lugasMonth, month, week], me: { ...lugas, ...noSession } });
    const first = Promise.withResolvers<Response>();
    answers[SAVE] = () => first.promise;
    stopTimers();
    type('Woche', '100');
    await saveAndWait();
    await waitMs(0);
    type('Woche', '200');
    save();
    await waitMs(100);
    const now = [{ ...lugasMonth, limit_amount: 30_000 }, month, { ...week, limit_amount: 10_000 }];
    first.resolve(accepted(now));
    await waitMs(100);
    answers[SAVE] = now;
    await waitMs(10_000);
    expect(sent(SAVE)[1]).toEqual({
      limits: [
        { type: 'lugas', range: 'month', amount: 30_000 },
        { type: 'deposit', range: 'week', amount: 20_000 },
      ],
    });
    runTimers();
    await screen.findByText('Ihre Limits sind gespeichert.');
  });

  test('[ACCOUNTLIMITS-19] a field left alone shows a lower limit from another tab, and does not undo it', async () => {
    const { answers, sent } = await open();
    type('Woche', '200');
    answers[LIMITS] = [{ ...month, limit_amount: 10_000 }, { ...week, limit_amount: 5_000 }, bet];
    await act(async () => void fireEvent(window, new Event('visibilitychange')));
    await waitFor(() => expect(field('Monat').value).toBe('100,00'));
    expect(field('Woche').value).toBe('200');
    stopTimers();
    await saveAndWait();
    runTimers();
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(sent(SAVE)).toEqual([{ limits: [{ type: 'deposit', range: 'week', amount: 20_000 }] }]);
  });

  test('[ACCOUNTLIMITS-2] a limit of a month stays, and none is above its maximum: the error is at the field', async () => {
    const { sent } = await open({ limits: [{ ...month, max: 100_000 }] });
    type('Monat', '');
    save();
    await waitFor(() => expect(field('Monat').getAttribute('aria-invalid')).toBe('true'));
    type('Monat', '1000,01');
    save();
    await waitFor(() => expect(deposits().getAllByText(/1\.000,00|1000,00/).length).toBeGreaterThan(0));
    expect(sent(SAVE)).toEqual([]);
  });
});

describe('limits of stakes', () => {
  test('[ACCOUNTLIMITS-10] have a page of their own, which alone sends them', async () => {
    const { sent } = await open({ path: '/user/limits/betlimit' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Einsatzlimit');
    stopTimers();
    fireEvent.change(screen.getByLabelText(/Neues Limit pro Woche/), { target: { value: '150' } });
    await saveAndWait();
    runTimers();
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(sent(SAVE)).toEqual([{ limits: [{ type: 'bet', range: 'week', amount: 15_000 }] }]);
  });

  test('[ACCOUNTLIMITS-10] that are required cannot be emptied', async () => {
    const { sent } = await open({ path: '/user/limits/betlimit', limits: [{ ...bet, forced: true }] });
    screen.getByText(/Für Ihr Konto ist ein Einsatzlimit vorgeschrieben/);
    const input = screen.getByLabelText(/Neues Limit pro Woche/);
    fireEvent.change(input, { target: { value: '' } });
    save();
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(sent(SAVE)).toEqual([]);
  });
});

describe('under LUGAS', () => {
  test('[ACCOUNTLIMITS-11] the limit for all operators comes first, in the modal of the system', async () => {
    const unset = limit({ type: 'lugas', max: 1_000_000, forced: true });
    await open({ limits: [month, unset], me: { ...lugas, ...noSession, lugas_registered: null } });
    screen.getByRole('button', { name: 'Limit festlegen' });
    const fields = screen.getAllByLabelText(/Neues Limit/);
    expect(fields).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Limit festlegen' }));
    expect(useModals.getState().shown.map(({ name }) => name)).toEqual(['lugas_register_modal']);
    useModals.getState().dismiss();
  });

  test('[ACCOUNTLIMITS-12] only what was deposited here is shown, never what is left', async () => {
    const set = limit({ type: 'lugas', limit_amount: 100_000, limit_used: 12_000, max: 3_000_000, forced: true });
    await open({ limits: [set], me: { ...lugas, ...noSession } });
    const card = screen.getByRole('region', { name: /alle/i });
    expect(card.textContent).toMatch(/120,00\s€ hier eingezahlt/);
    expect(document.body.textContent).not.toMatch(/880|übrig|noch frei/);
  });

  test('[ACCOUNTLIMITS-13] a raise above 1,000 € announces the check of means', async () => {
    const set = limit({ type: 'lugas', limit_amount: 100_000, max: 3_000_000, forced: true });
    await open({ limits: [set], me: { ...lugas, ...noSession } });
    fireEvent.change(screen.getByLabelText(/Neues Limit pro Monat/), { target: { value: '2000' } });
    await screen.findByText(/bis dahin 1\.000\s€\. Über 1\.000\s€ im Monat prüfen wir vorher Ihre Bonität\./);
  });

  test('[ACCOUNTLIMITS-14] the betting session is shown with its end, and can be ended', async () => {
    const { answers, sent } = await open({
      me: { ...lugas, lugas_activated: '2026-11-21T11:50:00Z', lugas_expires: '2026-11-21T12:20:00Z' },
    });
    await screen.findByText(/Ohne Ihr Zutun endet sie um 13:20\s?Uhr/);
    const ended = { ...lugas, ...noSession, lugas_expires: '2026-11-21T12:00:00Z' };
    answers['PUT /api/v1/customer/me/lugas'] = exampleOf('lugasEnded');
    answers[ME] = customer(ended);
    fireEvent.click(screen.getByRole('button', { name: 'Wettsitzung beenden' }));
    const words = await screen.findByText(/Wetten können Sie wieder ab 13:05\s?Uhr/);
    expect(document.activeElement).toBe(words);
    expect(sent('PUT /api/v1/customer/me/lugas')).toEqual([{ active: false }]);
  });

  test('[ACCOUNTLIMITS-20] the next betting session ends without taking the focus from a field', async () => {
    const active = { ...lugas, lugas_activated: '2026-11-21T11:50:00Z', lugas_expires: '2026-11-21T12:20:00Z' };
    const ended = { ...lugas, ...noSession, lugas_expires: '2026-11-21T12:00:00Z' };
    const { answers } = await open({ me: active });
    const be = async (me: object) => {
      answers[ME] = customer(me);
      await act(() => queryClient.refetchQueries());
    };
    answers['PUT /api/v1/customer/me/lugas'] = exampleOf('lugasEnded');
    answers[ME] = customer(ended);
    fireEvent.click(await screen.findByRole('button', { name: 'Wettsitzung beenden' }));
    await screen.findByText(/Wetten können Sie wieder ab/);
    await be(active);
    await screen.findByRole('button', { name: 'Wettsitzung beenden' });
    field('Monat').focus();
    await be(ended);
    await screen.findByText(/Wetten können Sie wieder ab/);
    expect(document.activeElement).toBe(field('Monat'));
  });

  test('[ACCOUNTLIMITS-14] the betting session that has ended is shown so, although the answer was lost', async () => {
    const { answers } = await open({
      me: { ...lugas, lugas_activated: '2026-11-21T11:50:00Z', lugas_expires: '2026-11-21T12:20:00Z' },
    });
    answers['PUT /api/v1/customer/me/lugas'] = () => refused(504, 'upstream_timeout');
    answers[ME] = customer({ ...lugas, ...noSession, lugas_expires: '2026-11-21T12:00:00Z' });
    fireEvent.click(await screen.findByRole('button', { name: 'Wettsitzung beenden' }));
    await screen.findByText(/Wetten können Sie wieder ab 13:05\s?Uhr/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('[ACCOUNTLIMITS-15] the last 30 days have deposits, stakes, wins and losses with us alone', async () => {
  await open();
  const card = await screen.findByRole('region', { name: 'Ihre letzten 30 Tage' });
  await within(card).findByText('22.10.2026 bis 21.11.2026, nur bei uns');
  expect(card.textContent).toMatch(/Eingezahlt120,00\s€Gesetzt40,00\s€Gewonnen15,00\s€Verloren25,00\s€/);
});

test('[ACCOUNTLIMITS-16] the changes are listed newest first, by pages; one that never held says so', async () => {
  const [raise, first] = exampleOf('limitChanges') as object[];
  const page = (currentPage: number, ...changes: unknown[]) =>
    accepted(changes, { count: 1, total: 11, perPage: 10, currentPage, totalPages: 2, links: {} });
  await open({
    answers: {
      [CHANGES]: () => page(1, raise),
      [CHANGES.replace('page=1', 'page=2')]: () => page(2, { ...first, withdrawn: true }),
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Änderungen Ihrer Limits' }));
  const row = async () => (await card.findAllByRole('row'))[1]?.textContent;
  // Replaces the columns that a phone has no room for.
  expect(card.getByRole('rowheader').textContent).toMatch(
    /^Einzahlungen pro Monat geändert am 21\.11\.2026 \d\d:\d\d\sUhr, vorher 500\s€$/,
  );
  expect(await row()).toMatch(/vorher 500\s€500\s€800\s€28\.11\.2026$/);
  fireEvent.click(card.getByRole('button', { name: 'Weiter' }));
  await card.findByText('Zurückgenommen');
  expect(await row()).toMatch(/Einsätze pro Woche .*vorher Kein LimitKein Limit200\s€Zurückgenommen$/);
});

describe('the break of 24 hours', () => {
  test('[ACCOUNTBREAK-1] begins with one press, without a question', async () => {
    const { answers, asked } = await open({ me: { play_break: { until: null } } });
    answers[`POST ${ME}/break`] = { until: '2026-11-22T12:00:00Z' };
    answers[ME] = customer({ play_break: { until: '2026-11-22T12:00:00Z' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sofort 24 Stunden Pause' }));
    const text = await screen.findByText(/Sie machen bis 22\.11\.2026 13:00\s?Uhr eine Pause\./);
    expect(asked.filter((call) => call === `POST ${ME}/break`)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Sofort 24 Stunden Pause' })).toBeNull();
    expect(document.activeElement).toBe(text);
  });

  test('[ACCOUNTBREAK-4] stands outside of the account, too, and begins with one press', async () => {
    const { answers, asked } = fakeApi({ [ME]: customer({ play_break: { until: null } }) });
    answers[`POST ${ME}/break`] = { until: '2026-11-22T12:00:00Z' };
    await logInForTest();
    await showPiece('mf-account', remote, <PlayBreakSlot />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sofort 24 Stunden Pause' }));
    await waitFor(() => expect(asked).toContain(`POST ${ME}/break`));
  });

  test('[ACCOUNTBREAK-2] is not offered where the operator has none', async () => {
    await open({ me: { play_break: null } });
    await screen.findByRole('region', { name: 'Ihre letzten 30 Tage' });
    expect(screen.queryByText('Pause von 24 Stunden')).toBeNull();
  });

  test('[ACCOUNTBREAK-1] holds although its answer was lost: its end is shown, and no failure', async () => {
    const { answers } = await open({ me: { play_break: { until: null } } });
    answers[`POST ${ME}/break`] = () => refused(504, 'upstream_timeout');
    answers[ME] = customer({ play_break: { until: '2026-11-22T12:00:00Z' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sofort 24 Stunden Pause' }));
    const text = await screen.findByText(/Sie machen bis 22\.11\.2026 13:00\s?Uhr eine Pause\./);
    expect(document.activeElement).toBe(text);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[ACCOUNTBREAK-6] hides what would be said about the next betting session under LUGAS', async () => {
    const me = { ...lugas, ...noSession, play_break: { until: null } };
    const { answers } = await open({ me });
    answers[`POST ${ME}/break`] = { until: '2026-11-22T12:00:00Z' };
    answers[ME] = customer({ ...me, play_break: { until: '2026-11-22T12:00:00Z' } });
    await screen.findByText(/Sie beginnt mit Ihrer nächsten Wette\./);
    fireEvent.click(screen.getByRole('button', { name: 'Sofort 24 Stunden Pause' }));
    await screen.findByText(/eine Pause\./);
    expect(screen.queryByRole('region', { name: 'Wettsitzung (LUGAS)' })).toBeNull();
  });

  test('[ACCOUNTBREAK-5] takes no focus from a field where the customer is by then', async () => {
    const { answers } = await open({ me: { play_break: { until: null } } });
    const answer = Promise.withResolvers<Response>();
    answers[`POST ${ME}/break`] = () => answer.promise;
    answers[ME] = customer({ play_break: { until: '2026-11-22T12:00:00Z' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sofort 24 Stunden Pause' }));
    field('Monat').focus();
    answer.resolve(accepted({ until: '2026-11-22T12:00:00Z' }));
    await screen.findByText(/eine Pause\./);
    expect(document.activeElement).toBe(field('Monat'));
  });

  test('[ACCOUNTBREAK-3] a failure says so, and the button stays', async () => {
    const { answers } = await open({ me: { play_break: { until: null } } });
    answers[`POST ${ME}/break`] = () => refused(503, 'internal_error');
    fireEvent.click(screen.getByRole('button', { name: 'Sofort 24 Stunden Pause' }));
    await screen.findByText('Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.');
    screen.getByRole('button', { name: 'Sofort 24 Stunden Pause' });
  });
});
