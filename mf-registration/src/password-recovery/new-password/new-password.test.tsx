import { hasUnsavedWork, provideShellServices, startSession } from '@paddock/host/shell';
import { customer, fakeApi, logInForTest, refused, refusedFields, showPage } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import remote from '../../remote.ts';

const TOKEN = '9f2c4be17a6d4c0f8d3b5e6a7c8190d2';
const CHECK = `/api/v1/customer/auth/password-recovery/${TOKEN}`;
const CHANGE = `PUT ${CHECK}`;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({ [CHECK]: { expires: '2026-11-21T13:00:00.000Z' }, [CHANGE]: { changed: true } });
});
const show = (token = TOKEN, locale: 'de' | 'en' = 'de') =>
  showPage('mf-registration', remote, `/password-recovery/${token}`, { locale });
const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });
const fill = async (password: string, repeated = password) => {
  fireEvent.change(await field('Neues Passwort'), { target: { value: password } });
  fireEvent.change(await field('Neues Passwort wiederholen'), { target: { value: repeated } });
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }));

describe('the link of the recovery’s mail', () => {
  test.each([
    ['de', 'Dieser Link gilt nicht mehr', 'Neuen Link anfordern'],
    ['en', 'This link no longer works', 'Ask for a new link'],
  ] as const)(
    '[RECOVERY-6] is checked before the form: one that is over leads to a new one (%s)',
    async (locale, title, way) => {
      api.answers[CHECK] = () => refused(404, 'invalid_token');
      await show(TOKEN, locale);
      await screen.findByRole('heading', { level: 2, name: title });
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/password-recovery');
      expect(screen.queryByRole('form')).toBeNull();
      expect(api.asked).toEqual([CHECK]);
    },
  );

  test('[RECOVERY-7] sets a password that was repeated, and leads to the login', async () => {
    await show();
    await fill('Galopp-2027!');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    save();
    const done = await screen.findByRole('heading', { level: 2, name: 'Ihr neues Passwort gilt' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    screen.getByRole('button', { name: 'Anmelden' });
    expect(hasUnsavedWork()).toBe(false);
    expect(api.sent(CHANGE)).toEqual([{ password: 'Galopp-2027!', password_confirmation: 'Galopp-2027!' }]);
  });

  test.each([
    ['de', 'Neues Passwort', 'Passwort speichern', /Ihre Passkeys sind entfernt\. Nach der Anmeldung/],
    ['en', 'New password', 'Save password', /Your passkeys are removed\. Add new ones/],
  ] as const)('[RECOVERY-14] says that passkeys are removed (%s)', async (locale, label, button, words) => {
    api.answers[CHANGE] = { changed: true, passkeys_removed: true };
    await show(TOKEN, locale);
    await field(label);
    for (const input of document.querySelectorAll('input')) {
      fireEvent.change(input, { target: { value: 'Galopp-2027!' } });
    }
    fireEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByText(words);
  });

  test.each([
    ['breaks the rule', 'Neues Passwort', 'galopp', 'galopp'],
    ['is repeated otherwise', 'Neues Passwort wiederholen', 'Galopp-2027!', 'Galopp-2028!'],
  ])('[RECOVERY-8] sends no password that %s, and says so at %s', async (_, name, password, repeated) => {
    await show();
    await fill(password, repeated);
    save();
    await waitFor(async () => expect((await field(name)).getAttribute('aria-invalid')).toBe('true'));
    expect(api.sent(CHANGE)).toEqual([]);
  });

  test('[RECOVERY-9] says at its field that a password is a common one', async () => {
    api.answers[CHANGE] = () => refusedFields({ password: ['common'] });
    await show();
    await fill('Password1!');
    save();
    await screen.findByText('Dieses Passwort wird zu oft verwendet. Bitte wählen Sie ein anderes.', {
      selector: '[id$=error] p',
    });
  });

  test('[RECOVERY-10] that ends while the form is open leads to a new one', async () => {
    api.answers[CHANGE] = () => refused(404, 'invalid_token');
    await show();
    await fill('Galopp-2027!');
    save();
    await screen.findByRole('heading', { level: 2, name: 'Dieser Link gilt nicht mehr' });
  });

  test.each([
    ['de', 'Neues Passwort', 'Passwort speichern', /^Ihr neues Passwort gilt vielleicht/, 'Anmelden', /^Neuen Link/],
    ['en', 'New password', 'Save password', /^Your new password may already work$/, 'Log in', /new link$/],
  ] as const)(
    '[RECOVERY-12] that is over after a lost answer leads to the login, or to a new one (%s)',
    async (locale, label, button, title, logIn, way) => {
      api.answers[CHANGE] = () => Promise.reject(new TypeError('Failed to fetch'));
      await show(TOKEN, locale);
      await field(label);
      for (const input of document.querySelectorAll('input')) {
        fireEvent.change(input, { target: { value: 'Galopp-2027!' } });
      }
      fireEvent.click(screen.getByRole('button', { name: button }));
      await screen.findByText(/TOTAL_FAIL/);
      api.answers[CHANGE] = () => refused(404, 'invalid_token');
      fireEvent.click(screen.getByRole('button', { name: button }));
      await screen.findByRole('heading', { level: 2, name: title });
      screen.getByRole('button', { name: logIn });
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/password-recovery');
    },
  );

  test('[RECOVERY-12] that is over after an answer lost at the edge may have set the password', async () => {
    api.answers[CHANGE] = () => refused(504, 'upstream_timeout', 'Keine Antwort.');
    await show();
    await fill('Galopp-2027!');
    save();
    await screen.findByText(/apiupstream_timeout/);
    api.answers[CHANGE] = () => refused(404, 'invalid_token');
    save();
    await screen.findByRole('heading', { level: 2, name: /^Ihr neues Passwort gilt vielleicht/ });
  });

  test('[RECOVERY-13] that a customer opens goes on once they are logged out there', async () => {
    onTestFinished(provideShellServices({ links: () => ({ personalData: '/user/data' }) }));
    onTestFinished(startSession());
    api.answers['/api/v1/customer/me'] = customer();
    api.answers['POST /api/v1/customer/auth/logout'] = { is_login: false };
    const check = api.answers[CHECK];
    api.answers[CHECK] = () => refused(403, 'guests_only');
    await logInForTest();
    const { router } = await show();
    api.answers[CHECK] = check;
    fireEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    await field('Neues Passwort');
    expect(router.state.location.pathname).toBe(`/password-recovery/${TOKEN}`);
  });

  test('[RECOVERY-11] is a 404 with anything but a token', async () => {
    await show('short');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
  });
});
