import type { components } from '@paddock/api';
import { customerQuery } from '@paddock/api/customer-queries';
import { api, queryClient } from '@paddock/host';
import { accepted, customer, fakeApi, logInForTest, refused, showPage, toldFailures } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import remote from '../remote.ts';

type User = components['schemas']['User'];

const ME = '/api/v1/customer/me';
const PREFERENCES = `PUT ${ME}/preferences`;
const SETTINGS = `PUT ${ME}/settings`;
const PRO = 'POST /api/v1/customer/auth/pro-platform';

const me = customer();
const preferences: User['preferences'] = {
  ...me.preferences,
  email_notification: true,
  favourite_email_notification: false,
  message_popup: true,
  odds_divisor: 100,
  countries_orders: { DEU: 1, FRA: 2, SWE: 3, pools: 9999 },
};
const settings: User['settings'] = { compact: false, dark: false, sticky_bet_submit: true, language: 'de' };

/** The API keeps what it accepts. */
async function open(facts: Partial<User> = {}) {
  const saved = customer(structuredClone({ preferences, settings, ...facts }));
  const fake = fakeApi({
    [ME]: () => accepted(saved),
    [PREFERENCES]: () => accepted(Object.assign(saved.preferences, fake.sent(PREFERENCES).at(-1))),
    [SETTINGS]: () => accepted(Object.assign(saved.settings, fake.sent(SETTINGS).at(-1))),
    [PRO]: { is_pro: true },
  });
  await logInForTest();
  await showPage('mf-account', remote, '/user/settings');
  await screen.findByRole('region', { name: 'Benachrichtigungen' });
  return fake;
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the settings', () => {
  test.each([
    [/^Nachrichten auch per E-Mail/, PREFERENCES, { email_notification: false }],
    [/^E-Mail vor dem Start eines Favoriten/, PREFERENCES, { favourite_email_notification: true }],
    [/^Neue Nachrichten einblenden/, PREFERENCES, { message_popup: false }],
    [/^Kompakte Starterliste/, SETTINGS, { compact: true }],
  ])('[ACCOUNTSETTINGS-1] %s is saved with its press, and seen at once', async (name, call, body) => {
    const { sent } = await open();
    const before = box(name).checked;
    fireEvent.click(box(name));
    await waitFor(() => expect(box(name).checked).toBe(!before));
    await waitFor(() => expect(sent(call)).toEqual([body]));
  });

  test('[ACCOUNTSETTINGS-2] odds are shown as each way of writing them writes them', async () => {
    const { sent } = await open();
    const odds = within(screen.getByRole('group', { name: 'So werden Quoten geschrieben' }));
    expect(odds.getByRole<HTMLInputElement>('radio', { name: '4,02' }).checked).toBe(true);
    odds.getByRole('radio', { name: '402' });
    fireEvent.click(odds.getByRole('radio', { name: '40,2' }));
    await waitFor(() => expect(sent(PREFERENCES)).toEqual([{ odds_divisor: 10 }]));
    expect(odds.getByRole<HTMLInputElement>('radio', { name: '40,2' }).checked).toBe(true);
  });

  test('[ACCOUNTSETTINGS-2] mails have a language', async () => {
    const { sent } = await open();
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(sent(SETTINGS)).toEqual([{ language: 'en' }]));
  });

  test('[ACCOUNTSETTINGS-3] a setting that could not be saved is shown as it is, and the failure is told', async () => {
    const { answers } = await open();
    answers[SETTINGS] = () => refused(503, 'internal_error', 'Später.');
    const failures = toldFailures();
    fireEvent.click(box(/^Kompakte Starterliste/));
    await waitFor(() => expect(failures).toHaveLength(1));
    await waitFor(() => expect(box(/^Kompakte Starterliste/).checked).toBe(false));
  });

  test('[ACCOUNTSETTINGS-3] a setting that could not be saved is shown as it is, though the customer cannot be read', async () => {
    const { answers } = await open();
    answers[SETTINGS] = () => refused(503, 'internal_error', 'Später.');
    answers[ME] = () => refused(503, 'down');
    const failures = toldFailures();
    fireEvent.click(box(/^Kompakte Starterliste/));
    await waitFor(() => expect(failures).toEqual(['Später.']));
    await waitFor(() => expect(box(/^Kompakte Starterliste/).checked).toBe(false));
  });

  test('[ACCOUNTSETTINGS-9] a press that waited for one that failed is shown as it was saved', async () => {
    const { answers, sent } = await open();
    const first = Promise.withResolvers<Response>();
    answers[PREFERENCES] = () => first.promise;
    fireEvent.click(box(/^Nachrichten auch per E-Mail/));
    fireEvent.click(box(/^Kompakte Starterliste/));
    await waitFor(() => expect(sent(PREFERENCES)).toHaveLength(1));
    expect(sent(SETTINGS)).toEqual([]);
    first.resolve(refused(503, 'internal_error', 'Später.'));
    await waitFor(() => expect(sent(SETTINGS)).toEqual([{ compact: true }]));
    await waitFor(() => expect(box(/^Nachrichten auch per E-Mail/).checked).toBe(true));
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
    expect(box(/^Kompakte Starterliste/).checked).toBe(true);
  });

  test('[ACCOUNTSETTINGS-9] two presses that fail are both reverted, though the customer cannot be read', async () => {
    const { answers, sent } = await open();
    const first = Promise.withResolvers<Response>();
    answers[PREFERENCES] = () => first.promise;
    answers[SETTINGS] = () => refused(503, 'internal_error', 'Später.');
    answers[ME] = () => refused(503, 'down');
    const failures = toldFailures();
    fireEvent.click(box(/^Nachrichten auch per E-Mail/));
    fireEvent.click(box(/^Kompakte Starterliste/));
    await waitFor(() => expect(sent(PREFERENCES)).toHaveLength(1));
    first.resolve(refused(503, 'internal_error', 'Später.'));
    await waitFor(() => expect(failures).toHaveLength(2));
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
    expect(box(/^Nachrichten auch per E-Mail/).checked).toBe(true);
    expect(box(/^Kompakte Starterliste/).checked).toBe(false);
  });

  test('[ACCOUNTSETTINGS-9] a press that failed is reverted though the next one is saved, and the customer cannot be read', async () => {
    const { answers, sent } = await open();
    const first = Promise.withResolvers<Response>();
    answers[PREFERENCES] = () => first.promise;
    answers[ME] = () => refused(503, 'down');
    fireEvent.click(box(/^Nachrichten auch per E-Mail/));
    fireEvent.click(box(/^Kompakte Starterliste/));
    await waitFor(() => expect(sent(PREFERENCES)).toHaveLength(1));
    first.resolve(refused(503, 'internal_error', 'Später.'));
    await waitFor(() => expect(sent(SETTINGS)).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
    expect(box(/^Nachrichten auch per E-Mail/).checked).toBe(true);
    expect(box(/^Kompakte Starterliste/).checked).toBe(true);
  });

  test('[ACCOUNTSETTINGS-9] a press that was saved stays, and a balance that came meanwhile, when the next one fails', async () => {
    const { answers, sent } = await open();
    const second = Promise.withResolvers<Response>();
    answers[SETTINGS] = () => second.promise;
    answers[ME] = () => refused(503, 'down');
    fireEvent.click(box(/^Nachrichten auch per E-Mail/));
    fireEvent.click(box(/^Kompakte Starterliste/));
    await waitFor(() => expect(sent(SETTINGS)).toHaveLength(1));
    const { queryKey } = customerQuery(api);
    act(() => void queryClient.setQueryData(queryKey, (now) => now && { ...now, balance: 4_200 }));
    second.resolve(refused(503, 'internal_error', 'Später.'));
    await waitFor(() => expect(box(/^Kompakte Starterliste/).checked).toBe(false));
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
    expect(box(/^Nachrichten auch per E-Mail/).checked).toBe(false);
    expect(queryClient.getQueryData(queryKey)?.balance).toBe(4_200);
  });

  test('[ACCOUNTSETTINGS-9] a read that began before a press does not undo it', async () => {
    const { answers, asked } = await open();
    const late = Promise.withResolvers<Response>();
    const now = answers[ME];
    answers[ME] = () => late.promise;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked.at(-1)).toBe(ME));
    answers[ME] = now;
    fireEvent.click(box(/^Kompakte Starterliste/));
    await waitFor(() => expect(asked).toContain(SETTINGS));
    late.resolve(accepted(customer({ preferences, settings })));
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
    expect(box(/^Kompakte Starterliste/).checked).toBe(true);
  });

  test('[ACCOUNTSETTINGS-4] countries are sorted, with the pools over several races among them', async () => {
    const { sent } = await open();
    const list = () =>
      screen.getAllByRole('button', { name: /: nach oben$/ }).map((button) => button.getAttribute('aria-label'));
    expect(list()).toEqual([
      'Deutschland: nach oben',
      'Frankreich: nach oben',
      'Schweden: nach oben',
      'Wetten über mehrere Rennen: nach oben',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Frankreich: nach oben' }));
    await waitFor(() => expect(list()[0]).toBe('Frankreich: nach oben'));
    screen.getByText('Frankreich steht jetzt an Stelle 1.');
    await waitFor(() =>
      expect(sent(PREFERENCES)).toEqual([{ countries_orders: { FRA: 1, DEU: 2, SWE: 3, pools: 4 } }]),
    );
  });

  test('[ACCOUNTSETTINGS-5] the pro platform is switched to, and back', async () => {
    const { answers, sent } = await open({ is_pro: false });
    screen.getByText('Ihr Konto nutzt die gewöhnliche Plattform.');
    answers[ME] = customer({ preferences, settings, is_pro: true });
    fireEvent.click(screen.getByRole('button', { name: 'Zur Pro-Plattform wechseln' }));
    await screen.findByText('Ihr Konto nutzt die Pro-Plattform.');
    answers[ME] = customer({ preferences, settings, is_pro: false });
    fireEvent.click(screen.getByRole('button', { name: 'Zur gewöhnlichen Plattform wechseln' }));
    await screen.findByText('Ihr Konto nutzt die gewöhnliche Plattform.');
    expect(sent(PRO)).toEqual([{ is_pro: true }, { is_pro: false }]);
  });

  test('[ACCOUNTSETTINGS-5] a switch whose answer is lost is shown as it is', async () => {
    const { answers } = await open({ is_pro: false });
    answers[PRO] = () => refused(504, 'upstream_timeout');
    answers[ME] = customer({ preferences, settings, is_pro: true });
    fireEvent.click(screen.getByRole('button', { name: 'Zur Pro-Plattform wechseln' }));
    await screen.findByText('Ihr Konto nutzt die Pro-Plattform.');
  });

  test('[ACCOUNTSETTINGS-5] a switch that is refused says why', async () => {
    const { answers } = await open({ is_pro: false });
    answers[PRO] = () => refused(503, 'internal_error');
    fireEvent.click(screen.getByRole('button', { name: 'Zur Pro-Plattform wechseln' }));
    await screen.findByText('Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.');
  });
});
