import { isLoggedIn, logOut, usePanels } from '@paddock/host';
import { startSession } from '@paddock/host/shell';
import { customer, logInForTest, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rememberLogin } from '../../shared/login-memory.ts';
import { keepRegistrationToken, registrationToken } from '../../shared/registration-token.ts';
import { fakeRegistration, forgetAll, LINKS, provisional, show, step, TOKEN } from '../../testing/show.ts';

const STATUS = `/api/v3/register/${TOKEN}`;
const LOGIN = 'POST /api/v3/customer/auth/login';
const ME = '/api/v1/customer/me';

beforeEach(forgetAll);

const tokens = () => {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = btoa(JSON.stringify({ sub: '7', iat: seconds, exp: seconds + 3600 }));
  return { bearer_token: `head.${claims}.signature`, refresh_token: 'refresh' };
};
const activated = () => refused(409, 'invalid_token', 'errors.customer_already_activated');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the end of a registration', () => {
  test('[REGFINISH-1] [REGFINISH-3] [REGISTER-15] logs in with what was typed, and leads to the first deposit', async () => {
    onTestFinished(async () => void (await logOut({ force: true })));
    const api = fakeRegistration({
      [STATUS]: activated,
      [LOGIN]: tokens(),
      [ME]: customer({ customerstatus_id: 1 }),
    });
    rememberLogin({ email: 'erika@example.org', password: 'Rennen-2026!' });
    await show(step('finish'));
    const words = await screen.findByText(/Ihr nächster Schritt ist die erste Einzahlung/);
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(isLoggedIn()).toBe(true);
    expect(api.sent(LOGIN)).toEqual([{ email: 'erika@example.org', password: 'Rennen-2026!' }]);
    expect(hrefOf('Erste Einzahlung')).toBe(LINKS.deposit);
    expect(registrationToken()).toBeNull();
  });

  test('[REGFINISH-3] without a bank account leads to the account', async () => {
    fakeRegistration({ [STATUS]: provisional(), [ME]: customer({ customerstatus_id: 15 }) });
    await logInForTest();
    await show(step('finish'));
    await waitFor(() => expect(hrefOf('Bankkonto angeben')).toBe(LINKS.personalData));
    expect(screen.queryByRole('link', { name: 'Erste Einzahlung' })).toBeNull();
  });

  test('[REGFINISH-2] leads to the login, and logs in nobody by itself', async () => {
    onTestFinished(() => usePanels.getState().close());
    const api = fakeRegistration({ [STATUS]: provisional() });
    await show(step('finish'));
    fireEvent.click(await screen.findByRole('button', { name: 'Anmelden' }));
    expect(usePanels.getState().isOpen('login')).toBe(true);
    expect(api.sent(LOGIN)).toEqual([]);
  });

  test('[REGFINISH-2] says that the login failed', async () => {
    fakeRegistration({ [STATUS]: provisional(), [LOGIN]: () => refused(401, 'invalid_credentials') });
    rememberLogin({ email: 'erika@example.org', password: 'Rennen-2026!' });
    await show(step('finish'));
    await screen.findByText('Die Anmeldung hat nicht geklappt. Bitte melden Sie sich selbst an.');
    screen.getByRole('button', { name: 'Anmelden' });
  });

  test('[REGFINISH-5] a logout is not undone by the tab where the login was typed, if another tab logged in first', async () => {
    onTestFinished(startSession());
    const api = fakeRegistration({ [LOGIN]: tokens(), 'POST /api/v1/customer/auth/logout': {} });
    rememberLogin({ email: 'erika@example.org', password: 'Rennen-2026!' });
    await show(step('email'));
    await screen.findByLabelText('Code');
    api.answers[STATUS] = activated;
    await act(() => logInForTest());
    await screen.findByText(/Ihr nächster Schritt ist die erste Einzahlung/);
    await act(() => logOut({ force: true }));
    await screen.findByRole('button', { name: 'Anmelden' });
    expect(api.sent(LOGIN)).toEqual([]);
    expect(isLoggedIn()).toBe(false);
  });

  test('[REGFINISH-4] offers first limits, and the code of a transfer', async () => {
    fakeRegistration({ [STATUS]: provisional({ customerstatus_id: 9, bankaccountstatus: 'pending' }) });
    await show(step('finish'));
    await screen.findByRole('button', { name: 'Anmelden' });
    expect(hrefOf('Vorher Limits festlegen')).toBe(`/register/v2/${TOKEN}/limits`);
    expect(hrefOf('Code der Überweisung eingeben')).toBe(step('bank'));
  });
});

test('[REGISTER-13] a token whose customer was activated is finished, at any page', async () => {
  keepRegistrationToken(TOKEN);
  fakeRegistration({ [STATUS]: activated });
  const { router } = await show(step('mobile'));
  await screen.findByRole('heading', { level: 1, name: 'Ihr Konto ist eröffnet' });
  expect(router.state.location.pathname).toBe(step('finish'));
  await act(async () => {});
  expect(registrationToken()).toBeNull();
});
