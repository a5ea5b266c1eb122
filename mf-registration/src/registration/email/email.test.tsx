import { accepted, NOW, pass, refused, refusedFields } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeLogin } from '../../shared/login-memory.ts';
import { keepRegistrationToken, registrationToken } from '../../shared/registration-token.ts';
import { fakeRegistration, forgetAll, show, status, step, TOKEN, tooMany, verified } from '../../testing/show.ts';

const STATUS = `/api/v3/register/${TOKEN}`;
const VERIFY = `POST /api/v3/register/${TOKEN}/verify-email`;
const AGAIN = `POST /api/v3/register/${TOKEN}/email-code`;
const CODE = '482913';

beforeEach(forgetAll);

const code = () => screen.getByLabelText<HTMLInputElement>('Code');
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const enter = async (text: string) => {
  await screen.findByLabelText('Code');
  fireEvent.change(code(), { target: { value: text } });
  fireEvent.blur(code());
  await press('Bestätigen');
};
const password = { password: 'Rennen-2027!', password_confirmation: 'Rennen-2027!' };
const typePassword = () => {
  for (const label of ['Passwort', 'Passwort wiederholen']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: password.password } });
  }
};
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the code of the mail', () => {
  test('[REGEMAIL-1] [REGISTER-11] leads on to the mobile number, pasted with blanks', async () => {
    const api = fakeRegistration({ [VERIFY]: verified() });
    const { router } = await show(step('email'));
    await enter('482 913');
    await heading(/Handynummer bestätigen$/);
    expect(api.sent(VERIFY)).toEqual([{ code: CODE }]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('[REGEMAIL-2] that is no code is not sent', async () => {
    const api = fakeRegistration();
    await show(step('email'));
    await enter('123');
    await screen.findByRole('link', { name: /6 bis 10 Ziffern/ });
    expect(api.sent(VERIFY)).toEqual([]);
  });
});

describe('the link of the mail', () => {
  const link = (text: string) => `/register/v3/continue/${TOKEN}?register_code=${text}`;

  test('[REGEMAIL-3] [REGEMAIL-4] sends its code by itself, and leaves it out of the address', async () => {
    const api = fakeRegistration({ [VERIFY]: () => refusedFields({ code: ['wrong'] }) });
    const { router } = await show(link(CODE));
    await screen.findByRole('link', { name: /Dieser Code ist nicht richtig/ });
    expect(api.sent(VERIFY)).toEqual([{ code: CODE }]);
    expect(router.state.location).toMatchObject({ pathname: step('email'), search: '' });
  });

  test('[REGEMAIL-3] with the right code leads on', async () => {
    fakeRegistration({ [VERIFY]: verified() });
    await show(link(CODE));
    await heading(/Handynummer bestätigen$/);
  });

  test('[REGEMAIL-4] that is opened again after a reload sends nothing', async () => {
    const api = fakeRegistration({ [VERIFY]: () => refusedFields({ code: ['wrong'] }) });
    sessionStorage.setItem('paddock_register_codes', `${TOKEN}:${CODE}`);
    await show(link(CODE));
    await screen.findByDisplayValue(CODE);
    expect(api.sent(VERIFY)).toEqual([]);
  });

  test.each(['12345', '12345678901', 'abcdef'])('[REGEMAIL-3] with %s, which is no code, asks for it', async (text) => {
    const api = fakeRegistration();
    await show(link(text));
    await heading(/E-Mail-Adresse bestätigen$/);
    await screen.findByLabelText('Code');
    expect(code().value).toBe('');
    expect(api.sent(VERIFY)).toEqual([]);
  });

  test('[REGISTER-8] of a verified address leads to the next step', async () => {
    const api = fakeRegistration({ [STATUS]: verified() });
    await show(link(CODE));
    await heading(/Handynummer bestätigen$/);
    expect(api.sent(VERIFY)).toEqual([]);
  });
});

describe('another mail', () => {
  test('[REGEMAIL-5] is asked for by a button', async () => {
    const api = fakeRegistration({ [AGAIN]: { ...status(), token: TOKEN } });
    await show(step('email'));
    await screen.findByLabelText('Code');
    await press('Neuen Code senden');
    await screen.findByText('Die E-Mail mit dem neuen Code ist unterwegs.');
    expect(api.sent(AGAIN)).toEqual([{}]);
  });

  test('[REGEMAIL-5] waits while the server wants a pause, and counts down', async () => {
    const api = fakeRegistration({ [AGAIN]: () => tooMany(2) });
    await show(step('email'));
    await screen.findByLabelText('Code');
    await press('Neuen Code senden');
    await screen.findByText('Bitte warten Sie einen Moment.');
    expect(screen.getByRole('timer').textContent).toMatch(/^0:0[12]$/);
    await press('Neuen Code senden');
    expect(api.sent(AGAIN)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    api.answers[AGAIN] = { ...status(), token: TOKEN };
    await press('Neuen Code senden');
    await screen.findByText('Die E-Mail mit dem neuen Code ist unterwegs.');
  });

  test('[REGEMAIL-5] that a fault of the server prevents has the words of the page', async () => {
    fakeRegistration({ [AGAIN]: () => refused(500, 'internal_error', 'Stack trace') });
    await show(step('email'));
    await screen.findByLabelText('Code');
    await press('Neuen Code senden');
    expect((await screen.findByRole('alert')).textContent).not.toContain('Stack trace');
  });

  test('[REGEMAIL-6] [REGEMAIL-8] [REGEMAIL-10] [REGEMAIL-12] goes to a corrected address, which is typed twice', async () => {
    const renewed = 'b'.repeat(32);
    const codeSent = { ...status(), token: renewed };
    const api = fakeRegistration({ [AGAIN]: codeSent, [`/api/v3/register/${renewed}`]: status() });
    keepRegistrationToken(TOKEN);
    const { router } = await show(step('email'));
    await screen.findByLabelText('Code');
    await press('E-Mail-Adresse berichtigen');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    const address = await screen.findByLabelText('E-Mail-Adresse');
    const again = screen.getByLabelText('E-Mail-Adresse wiederholen');
    screen.getByText(/^Zur Sicherheit wählen Sie dabei ein neues Passwort\./);
    typePassword();
    fireEvent.change(address, { target: { value: 'erika@example.com' } });
    fireEvent.change(again, { target: { value: 'erika@example.org' } });
    await press('Code an diese Adresse senden');
    await screen.findByRole('link', { name: /Die beiden Werte stimmen nicht überein/ });
    fireEvent.change(again, { target: { value: 'erika@example.com' } });
    await press('Code an diese Adresse senden');
    await screen.findByLabelText('Code');
    expect(api.sent(AGAIN)).toEqual([{ email: 'erika@example.com', ...password }]);
    expect(takeLogin()).toEqual({ email: 'erika@example.com', password: password.password });
    const news = screen.getByText('Wir haben einen neuen Code an erika@example.com gesendet. Er gilt 24 Stunden.');
    expect(document.activeElement).toBe(news);
    // The former token is in the mail to the wrong address, and is void.
    expect(router.state.location.pathname).toBe(step('email').replace(TOKEN, renewed));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(registrationToken()).toBe(renewed);
    const verify = `POST /api/v3/register/${renewed}/verify-email`;
    api.answers[verify] = verified();
    await enter(CODE);
    await heading(/Handynummer bestätigen$/);
    expect(api.sent(verify)).toEqual([{ code: CODE }]);
    expect(router.state.location.pathname).toBe(step('mobile').replace(TOKEN, renewed));
  });

  test.each([
    ['to another page', () => '/newsletter', false],
    ['back to the code', (renewed: string) => step('email').replace(TOKEN, renewed), true],
  ])('[REGISTER-23] to a corrected address keeps its token for a customer who has gone %s', async (_, at, stays) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    const renewed = 'b'.repeat(32);
    const answer = Promise.withResolvers<Response>();
    const api = fakeRegistration({ [AGAIN]: () => answer.promise, [`/api/v3/register/${renewed}`]: status() });
    keepRegistrationToken(TOKEN);
    const { router } = await show(step('email'));
    await screen.findByLabelText('Code');
    await press('E-Mail-Adresse berichtigen');
    for (const label of ['E-Mail-Adresse', 'E-Mail-Adresse wiederholen']) {
      fireEvent.change(await screen.findByLabelText(label), { target: { value: 'erika@example.com' } });
    }
    typePassword();
    await press('Code an diese Adresse senden');
    await waitFor(() => expect(api.asked).toContain(AGAIN));
    if (stays) await press('Zurück');
    else await act(() => router.navigate('/newsletter'));
    answer.resolve(accepted({ ...status(), token: renewed }));
    await pass(100);
    expect(router.state.location.pathname).toBe(at(renewed));
    expect(registrationToken()).toBe(renewed);
  });

  test.each([
    ['in the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['at the edge', () => refused(504, 'upstream_timeout')],
  ])('[REGEMAIL-11] may be on its way to a corrected address after an answer lost %s', async (_, lost) => {
    const api = fakeRegistration({ [AGAIN]: lost });
    const { router } = await show(step('email'));
    await screen.findByLabelText('Code');
    await press('E-Mail-Adresse berichtigen');
    const correct = async (email: string) => {
      for (const label of ['E-Mail-Adresse', 'E-Mail-Adresse wiederholen']) {
        fireEvent.change(await screen.findByLabelText(label), { target: { value: email } });
      }
      typePassword();
      await press('Code an diese Adresse senden');
    };
    const words = { name: /^Es kam keine Antwort\. Vielleicht ist die E-Mail an erika@example\.com schon unterwegs/ };
    // The server took it: the former token is void.
    api.answers[STATUS] = () => refused(404, 'invalid_token');
    await correct('erika@example.com');
    await screen.findByRole('group', words);
    api.answers[AGAIN] = () => refused(404, 'invalid_token');
    await correct('erika@example.net');
    await waitFor(() => expect(screen.queryByText(/TOTAL_FAIL|upstream_timeout/)).toBeNull());
    screen.getByRole('group', words);
    expect(api.sent(AGAIN)).toHaveLength(2);
    expect(api.asked.filter((call) => call === STATUS)).toHaveLength(1);
    expect(router.state.location.pathname).toBe(step('email'));
  });

  test('[REGEMAIL-9] does not go to another address for a locked customer, who stays who they are', async () => {
    fakeRegistration({ [STATUS]: status({ customerstatus_id: 0 }) });
    await show(step('email'));
    await screen.findByLabelText('Code');
    expect(screen.queryByRole('button', { name: 'E-Mail-Adresse berichtigen' })).toBeNull();
  });

  test('[REGEMAIL-8] is where the customer is again who corrects nothing', async () => {
    fakeRegistration();
    await show(step('email'));
    await screen.findByLabelText('Code');
    await press('E-Mail-Adresse berichtigen');
    await press('Zurück');
    await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(screen.getByText(/^Wir haben Ihnen eine E-Mail mit einem Code gesendet/));
  });

  test('[REGEMAIL-7] is what the page asks for after too many wrong codes, and keeps the words of the refusal', async () => {
    const api = fakeRegistration({ [VERIFY]: () => tooMany(3600) });
    await show(step('email'));
    await screen.findByLabelText('Code');
    api.answers[STATUS] = status({ error: 'email_code_missing', errorMessage: 'Kein Code.' });
    await enter(CODE);
    await screen.findByText(/gilt gerade kein Code/);
    screen.getByRole('group', { name: 'Bitte warten Sie einen Moment.' });
  });

  test('[REGEMAIL-7] is what the page asks for if no code holds', async () => {
    fakeRegistration({ [STATUS]: status({ error: 'email_code_missing', errorMessage: 'Kein Code.' }) });
    await show(step('email'));
    await screen.findByText(/gilt gerade kein Code/);
  });
});
