import { REGISTRATION_COOKIE } from '@paddock/api/registration-cookie';
import { useCookieConsent } from '@paddock/host';
import { refused, refusedFields } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { keepRegistrationToken, registrationToken } from '../../shared/registration-token.ts';
import { fakeRegistration, forgetAll, LINKS, provisional, show, step, TOKEN, verified } from '../../testing/show.ts';
import { errorStateOf } from './registration-error.model.ts';

const STATUS = `/api/v3/register/${TOKEN}`;
const VERIFY = `POST /api/v3/register/${TOKEN}/verify-email`;

beforeEach(forgetAll);

const enterCode = async () => {
  const code = await screen.findByLabelText('Code');
  fireEvent.change(code, { target: { value: '482913' } });
  fireEvent.blur(code);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Bestätigen' })));
};

describe('a token', () => {
  test.each(['short', 'a'.repeat(29), 'a'.repeat(33), `${'a'.repeat(30)}-`])(
    '[REGISTER-10] %s is a 404',
    async (token) => {
      const { asked } = fakeRegistration();
      await show(`/register/v3/continue/${token}/email`);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
      expect(asked).toEqual([]);
    },
  );

  test('[REGISTER-15] is kept in the tab where it began, and in a cookie', async () => {
    keepRegistrationToken(TOKEN);
    fakeRegistration();
    await show(step('email'));
    await screen.findByLabelText('Code');
    expect(registrationToken()).toBe(TOKEN);
    sessionStorage.clear();
    expect(registrationToken()).toBe(TOKEN);
    expect(document.cookie).toContain(`paddock_registration=${TOKEN}`);
  });

  test('[REGISTER-21] of a link that somebody sent, or of a refused login, is kept nowhere', async () => {
    fakeRegistration();
    await show(step('email'));
    await screen.findByLabelText('Code');
    expect(registrationToken()).toBeNull();
    expect(document.cookie).not.toContain(TOKEN);
  });

  test('[REGISTER-21] of a link does not take the place of the one that began here', async () => {
    const own = 'b'.repeat(32);
    keepRegistrationToken(own);
    fakeRegistration();
    await show(step('email'));
    await screen.findByLabelText('Code');
    expect(registrationToken()).toBe(own);
  });

  test('[REGISTER-22] of a link whose registration is finished leaves the one that began here', async () => {
    const own = 'b'.repeat(32);
    keepRegistrationToken(own);
    fakeRegistration({ [STATUS]: provisional({ finished: true }) });
    await show(step('email'));
    await screen.findByRole('heading', { level: 1, name: 'Ihr Konto ist eröffnet' });
    await act(async () => {});
    expect(registrationToken()).toBe(own);
  });

  test('[REGISTER-22] that is finished in its tab leaves the one that began since in another tab', async () => {
    const other = 'b'.repeat(32);
    keepRegistrationToken(other);
    sessionStorage.setItem(REGISTRATION_COOKIE, TOKEN);
    fakeRegistration({ [STATUS]: provisional({ finished: true }) });
    await show(step('email'));
    await screen.findByRole('heading', { level: 1, name: 'Ihr Konto ist eröffnet' });
    await waitFor(() => expect(registrationToken()).toBe(other));
  });

  test('[REGISTER-12] that the server does not know leads to a new registration', async () => {
    fakeRegistration({ [STATUS]: () => refused(404, 'invalid_token') });
    await show(step('email'));
    await screen.findByText(/Der Link gilt nicht oder nicht mehr/);
    screen.getByText('Für Rückfragen: invalid_token');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Registrieren');
    expect(screen.getByRole('link', { name: 'Neu registrieren' }).getAttribute('href')).toBe('/register/v3/start');
    expect(screen.getByRole('link', { name: 'Kundendienst' }).getAttribute('href')).toBe(LINKS.contact);
    expect(registrationToken()).toBeNull();
  });

  test('[REGISTER-12] that cannot be read now offers a retry', async () => {
    const api = fakeRegistration({ [STATUS]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await show(step('email'));
    const retry = await screen.findByRole('button', { name: /versuchen/ });
    api.answers[STATUS] = verified();
    fireEvent.click(retry);
    await screen.findByRole('heading', { level: 1, name: /Handynummer bestätigen$/ });
  });
});

test.each([
  ['errors.locked', null, 'errors.locked'],
  ['This token is unknown.', 'invalid_token', 'invalid_token'],
  ['This token is unknown.', null, 'unknown_error'],
])('[REGISTER-12] the state of "%s" with the code %s is %s', (message, code, state) => {
  expect(errorStateOf({ message, code })).toBe(state);
});

test('[REGISTER-17] a step that was done elsewhere leads on', async () => {
  const api = fakeRegistration({ [VERIFY]: () => refused(409, 'registration_confirmed') });
  await show(step('email'));
  await screen.findByLabelText('Code');
  api.answers[STATUS] = verified();
  await enterCode();
  await screen.findByRole('heading', { level: 1, name: /Handynummer bestätigen$/ });
});

test('[REGISTER-17] a step whose answer was lost leads on', async () => {
  const api = fakeRegistration({ [VERIFY]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await show(step('email'));
  await screen.findByLabelText('Code');
  api.answers[STATUS] = verified();
  await enterCode();
  await screen.findByRole('heading', { level: 1, name: /Handynummer bestätigen$/ });
});

describe('[REGISTER-16] a failed step', () => {
  const consent = (analytics: boolean) => {
    const before = useCookieConsent.getState();
    useCookieConsent.setState({ levels: { ...before.levels, analytics } });
    onTestFinished(() => useCookieConsent.setState(before));
  };

  test.each([
    ['with the description of the server', 'code mismatch', 'code mismatch'],
    ['without one', null, 'Unknown error'],
  ])('is reported %s', async (_, description, said) => {
    consent(true);
    fakeRegistration({
      [VERIFY]: async () => {
        const body = await refusedFields({ code: ['wrong'] }).json();
        return Response.json({ ...body, error: { ...body.error, description } }, { status: 400 });
      },
    });
    await show(step('email'));
    await enterCode();
    await waitFor(() =>
      expect(window.dataLayer).toEqual([{ event: 'registration_failed', step: 'email', description: said }]),
    );
  });

  test('is reported to nobody without the consent', async () => {
    consent(false);
    fakeRegistration({ [VERIFY]: () => refusedFields({ code: ['wrong'] }) });
    await show(step('email'));
    await enterCode();
    await screen.findByRole('link', { name: /Dieser Code ist nicht richtig/ });
    expect(window.dataLayer).toBeUndefined();
  });
});
