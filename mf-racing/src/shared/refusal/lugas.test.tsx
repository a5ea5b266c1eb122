import { type Customer, logOut, queryClient, useLugasBetting } from '@paddock/host';
import { adoptTokens, customerQuery, provideShellServices, startSession, useModals } from '@paddock/host/shell';
import { acceptedAt, type customer, fakeApi, NOW, pass, refused, showPiece } from '@paddock/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { remoteWithTexts as remote } from '../../testing/remote-with-texts.ts';
import { begunSession, underLugas } from '../../testing/under-lugas.ts';
import { activateLugasIfDue } from './activate-lugas.ts';
import { LugasState } from './lugas-state.tsx';
import { useBreakEnd } from './use-break-end.ts';

const NOON = Date.parse(NOW);
const MINUTE = 60_000;
const ME = '/api/v1/customer/me';
const ACTIVATE = 'POST /api/v1/customer/me/lugas';
const customers = underLugas(NOON);

let api: ReturnType<typeof fakeApi>;
let betting: ReturnType<typeof useLugasBetting>;
let breakEnd: string | null;

/** The LUGAS part of the slip's panel. */
function Slip() {
  betting = useLugasBetting();
  breakEnd = useBreakEnd();
  return <LugasState />;
}

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const activations = () => api.asked.filter((call) => call === ACTIVATE).length;
const refuse = (status: number, code: string, extended: object | null = null) => {
  api.answers[ACTIVATE] = () => refused(status, code, code, extended);
};
const activate = () => act(() => activateLugasIfDue(betting, breakEnd));

const change = (facts: Partial<Customer>) =>
  act(async () => {
    queryClient.setQueryData(customerQuery.queryKey, (known) => known && { ...known, ...facts });
    await vi.advanceTimersByTimeAsync(0);
  });

async function show(me: ReturnType<typeof customer> | null): Promise<void> {
  api = fakeApi({ [ME]: me, [ACTIVATE]: begunSession(NOON) });
  if (me) {
    const claims = btoa(JSON.stringify({ sub: '7', iat: NOON / 1000, exp: NOON / 1000 + 100_000 }));
    await adoptTokens({ bearerToken: `head.${claims}.signature`, refreshToken: 'refresh' });
    await queryClient.fetchQuery(customerQuery);
  }
  const shown = showPiece('mf-racing', remote, <Slip />);
  await pass(0);
  await shown;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  betting = null;
  breakEnd = null;
  onTestFinished(provideShellServices({ systemModals: ['lugas_register_modal'] }));
  onTestFinished(startSession());
});
afterEach(async () => {
  await act(() => logOut({ force: true }));
  useModals.getState().dismiss();
});

describe('the state under LUGAS, before anything is pressed', () => {
  test.each([
    ['a visitor', null],
    ['a customer outside LUGAS', customers.exempt],
    ['a customer in a session', customers.active],
  ])('[LUGASSLIP-1] says nothing to %s', async (_, me) => {
    await show(me);
    expect(text()).toBe('');
  });

  test('[LUGASSLIP-2] leads to the limit that comes first', async () => {
    await show(customers.unregistered);
    expect(text()).toContain('Bitte legen Sie zuerst Ihr Einzahlungslimit für alle Anbieter fest');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Limit festlegen' })));
    expect(useModals.getState().open).toMatchObject({ name: 'lugas_register_modal' });
  });

  test('[LUGASSLIP-3] says from when on betting is possible again, and counts down to it', async () => {
    await show(customers.waiting);
    expect(text()).toContain('wieder ab 13:04 Uhr');
    const timer = screen.getByRole('timer');
    expect(timer.textContent).toBe('4:00');
    await pass(1_001);
    expect(timer.textContent).toBe('3:58');
    await pass(4 * MINUTE);
    expect(text()).toBe('Mit Ihrer nächsten Wette beginnt eine Wettsitzung (LUGAS).');
  });

  test('[LUGASSLIP-4] is read out when it changes, but not each second', async () => {
    await show(customers.waiting);
    const status = screen.getByRole('status');
    const said = status.textContent;
    await pass(30_000);
    expect(status.textContent).toBe(said);
    expect(status.contains(screen.getByRole('timer'))).toBe(false);
    await pass(4 * MINUTE);
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).not.toBe(said);
  });

  test('[LUGASSLIP-5] says that the next bet begins a session', async () => {
    await show(customers.inactive);
    expect(text()).toBe('Mit Ihrer nächsten Wette beginnt eine Wettsitzung (LUGAS).');
    expect(activations()).toBe(0);
  });

  test('[LUGASSLIP-6] warns in the last five minutes of a session', async () => {
    await show(customers.expiring);
    expect(text()).toBe('Ohne Ihr Zutun endet Ihre Wettsitzung (LUGAS) um 13:03 Uhr.');
  });

  const BREAK = 'Sie machen bis 21.11.2026 14:00 Uhr eine Pause vom Spiel. Danach können Sie wieder wetten.';

  test('[LUGASSLIP-14] says until when a break lasts, and of a session only after it', async () => {
    await show(customers.onBreak);
    expect(text()).toBe(BREAK);
    await pass(60 * MINUTE);
    expect(text()).toBe('Mit Ihrer nächsten Wette beginnt eine Wettsitzung (LUGAS).');
  });

  test('[LUGASSLIP-14] says so also after a session that the break has ended', async () => {
    await show(customers.waiting);
    await change({ playBreak: { until: new Date(NOON + 60 * MINUTE).toISOString() } });
    expect(text()).toBe(BREAK);
  });
});

describe('the activation before the first bet', () => {
  test('[LUGASSLIP-7] begins the session, which the page knows at once', async () => {
    await show(customers.inactive);
    expect(await activate()).toBeNull();
    await pass(0);
    expect(activations()).toBe(1);
    expect(betting).toEqual({ state: 'active', until: NOON + 30 * MINUTE, isExpiringSoon: false });
    expect(text()).toBe('');
  });

  test.each([
    ['a visitor', null],
    ['outside LUGAS', customers.exempt],
    ['in a session', customers.active],
    ['while betting has to wait', customers.waiting],
    ['without a limit', customers.unregistered],
  ])('[LUGASSLIP-8] is not sent for %s', async (_, me) => {
    await show(me);
    expect(await activate()).toBeNull();
    expect(activations()).toBe(0);
  });

  test('[LUGASSLIP-14] is not sent during a break', async () => {
    await show(customers.onBreak);
    expect(await activate()).toEqual({ kind: 'break', until: '2026-11-21T13:00:00.000Z' });
    expect(activations()).toBe(0);
  });

  test('[LUGASSLIP-14] tells a page that does not know of the break', async () => {
    await show(customers.inactive);
    const until = new Date(NOON + 60 * MINUTE).toISOString();
    refuse(403, 'break_active', { until });
    api.answers[ME] = customers.onBreak;
    expect(await activate()).toEqual({ kind: 'break', until });
    await pass(0);
    expect(text()).toContain('eine Pause vom Spiel');
  });

  test('[LUGASSLIP-9] says that the customer is active elsewhere, which cannot be ended from here', async () => {
    await show(customers.inactive);
    refuse(409, 'lugas_active_elsewhere');
    expect(await activate()).toEqual({ kind: 'lugas', state: 'elsewhere' });
    expect(text()).toContain(
      'Sie sind bei einem anderen Anbieter oder mit einem anderen Konto aktiv (LUGAS). Von hier aus',
    );
    // This page does not learn that the session ended elsewhere.
    await pass(5 * MINUTE);
    expect(text()).toContain('Mit Ihrer nächsten Wette');
  });

  test('[LUGASSLIP-9] says until when the pause after a session elsewhere lasts', async () => {
    await show(customers.inactive);
    refuse(409, 'lugas_waiting', { until: new Date(NOON + 3 * MINUTE).toISOString() });
    expect(await activate()).toMatchObject({ kind: 'lugas', state: 'waiting' });
    expect(text()).toContain('wieder ab 13:03 Uhr');
    expect(screen.getByRole('timer').textContent).toBe('3:00');
    await pass(3 * MINUTE);
    expect(text()).toContain('Mit Ihrer nächsten Wette');
  });

  test('[LUGASSLIP-10] says that all but betting and deposits works while the central file is down', async () => {
    await show(customers.inactive);
    refuse(503, 'lugas_unavailable');
    expect(await activate()).toEqual({ kind: 'lugas', state: 'unavailable' });
    expect(text()).toContain('Wetten und Einzahlungen sind zurzeit nicht möglich, alles andere schon.');
    api.answers[ACTIVATE] = begunSession(NOON);
    expect(await activate()).toBeNull();
    await pass(0);
    expect(text()).toBe('');
  });

  test('[LUGASSLIP-11] lets the bet go to a customer who is no longer under LUGAS', async () => {
    await show(customers.inactive);
    refuse(403, 'lugas_not_eligible');
    api.answers[ME] = customers.exempt;
    expect(await activate()).toBeNull();
    await pass(0);
    expect(betting).toBeNull();
  });

  test('[LUGASSLIP-11] reads the customer again whose limit is missing', async () => {
    await show(customers.inactive);
    refuse(403, 'lugas_not_registered');
    api.answers[ME] = customers.unregistered;
    expect(await activate()).toEqual({ kind: 'lugas', state: 'unregistered' });
    await pass(0);
    expect(screen.getByRole('button', { name: 'Limit festlegen' })).toBeTruthy();
    await change({ lugasRegistered: NOW });
    expect(text()).toContain('Mit Ihrer nächsten Wette');
  });

  test('[LUGASSLIP-9] goes by the customer as soon as they are in another state', async () => {
    await show(customers.inactive);
    refuse(409, 'lugas_active_elsewhere');
    await activate();
    await change({ lugasExpires: NOW });
    expect(text()).toContain('wieder ab 13:05 Uhr');
  });

  test('[LUGASSLIP-12] gives a failure without an answer as its refusal', async () => {
    await show(customers.inactive);
    api.answers[ACTIVATE] = () => Promise.reject(new TypeError('offline'));
    expect(await activate()).toEqual({ kind: 'failed' });
    expect(text()).toContain('Mit Ihrer nächsten Wette');
  });

  test('[LUGASSLIP-13] leaves nothing of a customer who has logged out', async () => {
    await show(customers.inactive);
    refuse(409, 'lugas_active_elsewhere');
    await activate();
    await act(() => logOut({ force: true }));
    await act(async () => {
      const claims = btoa(JSON.stringify({ sub: '8', iat: NOON / 1000, exp: NOON / 1000 + 100_000 }));
      await adoptTokens({ bearerToken: `head.${claims}.signature`, refreshToken: 'refresh' });
    });
    await pass(0);
    expect(text()).toBe('Mit Ihrer nächsten Wette beginnt eine Wettsitzung (LUGAS).');
  });
});

// Must be the last test: the page keeps its samples of the server's clock.
test("[LUGASSLIP-3] counts down by the server's clock", async () => {
  const ahead = 2 * MINUTE;
  await show(customers.inactive);
  api.answers[ME] = () => acceptedAt(Date.now() + ahead, customers.waiting);
  await act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
  await pass(0);
  expect(text()).toContain('wieder ab 13:04 Uhr');
  // Half a second more: `Date` counts whole seconds.
  expect(screen.getByRole('timer').textContent).toBe('1:59');
});
