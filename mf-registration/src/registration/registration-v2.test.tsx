import { accepted, NOW, pass, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRegistrationToken, registrationToken } from '../shared/registration-token.ts';
import {
  fakeRegistration,
  forgetAll,
  keepForToken,
  provisional,
  show,
  status,
  step,
  stepV2,
  TOKEN,
} from '../testing/show.ts';

const STATUS = `/api/v3/register/${TOKEN}`;
const V2 = `POST /api/v2/register`;
const OPEN = ['personal', 'confirm', 'password', 'email', 'mobile', 'bank'] as const;
/** The status with the open steps from the given one on. */
const begun = (from: number) => status({ open_steps: [...OPEN.slice(from)] });

beforeEach(forgetAll);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Sends the first step. */
const start = async () => {
  const shown = await show('/register/v2/start');
  await screen.findByLabelText('Benutzername');
  type('Benutzername', 'erika85');
  type('E-Mail-Adresse', 'erika@example.org');
  type('E-Mail-Adresse wiederholen', 'erika@example.org');
  type('Geburtsdatum', '12.04.1985');
  await press('Weiter');
  return shown;
};
const setPassword = async () => {
  await screen.findByLabelText('Passwort wiederholen');
  fireEvent.change(screen.getByLabelText('Passwort', { selector: 'input' }), { target: { value: 'Rennen-2026!' } });
  type('Passwort wiederholen', 'Rennen-2026!');
  await press('Weiter');
};
const page = (number: number, title: string) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^Schritt ${number}.von.6: ${title}$`) });

test('[REGV2-1] start, person, terms, password and both codes lead from page to page', async () => {
  const api = fakeRegistration({
    [STATUS]: begun(0),
    [`${V2}/start`]: { token: TOKEN },
    [`${V2}/personal`]: begun(1),
    [`${V2}/${TOKEN}/confirm`]: begun(2),
    [`${V2}/${TOKEN}/password`]: begun(3),
  });
  await start();
  await page(2, 'Person');
  expect(api.sent(`${V2}/start`)).toEqual([
    { username: 'erika85', email: 'erika@example.org', birthdate: '12-04-1985' },
  ]);

  await screen.findByLabelText('Vorname');
  fireEvent.click(field('Frau'));
  const answers = {
    Vorname: 'Erika',
    Nachname: 'Beispiel',
    Geburtsname: 'Muster',
    Geburtsort: 'Bonn',
    Staatsangehörigkeit: '276',
    Straße: 'Lindenallee',
    Hausnummer: '12a',
    Postleitzahl: '50667',
    Ort: 'Köln',
    Handynummer: '+4915112345678',
  };
  for (const [name, value] of Object.entries(answers)) type(name, value);
  await press('Weiter');

  await page(3, 'Allgemeine Geschäftsbedingungen');
  expect(api.sent(`${V2}/personal`)).toMatchObject([
    { nationality_id: 276, birth_name: 'Muster', house_number: '12a' },
  ]);
  await screen.findByRole('checkbox');
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Weiter');

  await page(4, 'Passwort');
  expect(api.sent(`${V2}/${TOKEN}/confirm`)).toEqual([{ terms_and_conditions: true }]);
  await setPassword();
  await page(5, 'E-Mail-Adresse bestätigen');
});

test('[REGV2-7] a second start in this tab replaces the first one, whose user name stays free', async () => {
  const first = 'b'.repeat(32);
  keepRegistrationToken(first);
  keepForToken(first, `${V2}/start`, { [STATUS]: begun(0), [`${V2}/start`]: { token: TOKEN } });
  await start();
  await page(2, 'Person');
  expect(registrationToken()).toBe(TOKEN);
});

describe('a registration that was begun in version 2', () => {
  test.each([
    ['personal', begun(0), '/register/v2/personal'],
    ['confirm', begun(1), stepV2('confirm')],
    ['password', begun(2), stepV2('password')],
  ])('[REGV2-2] goes on there with %s, by a link of version 3', async (_, state, path) => {
    keepRegistrationToken(TOKEN);
    fakeRegistration({ [STATUS]: state });
    const { router } = await show(step('email'));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test('[REGV2-8] keeps the code of the mail, whose link is opened before the password is set', async () => {
    const api = fakeRegistration({
      [STATUS]: begun(2),
      [`${V2}/${TOKEN}/password`]: begun(3),
      [`POST /api/v3/register/${TOKEN}/verify-email`]: status({ chk_mail: false, open_steps: ['mobile', 'bank'] }),
    });
    await show(`/register/v3/continue/${TOKEN}?register_code=482913`);
    await setPassword();
    await screen.findByRole('heading', { level: 1, name: /Handynummer bestätigen$/ });
    expect(api.sent(`POST /api/v3/register/${TOKEN}/verify-email`)).toEqual([{ code: '482913' }]);
  });

  test.each([
    ['email-verify', status(), stepV2('email-verify')],
    ['confirm-code', status({ chk_mail: false, open_steps: ['mobile', 'bank'] }), stepV2('mobile')],
    ['finish', provisional(), stepV2('finish')],
    ['error', status(), stepV2('email-verify')],
  ])('[REGV2-2] has the page %s, with the guards of version 3', async (name, state, path) => {
    fakeRegistration({ [STATUS]: state });
    const { router } = await show(stepV2(name));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test('[REGV2-6] lacks the person does not take it by a link: whoever sent the link began it', async () => {
    const api = fakeRegistration({ [STATUS]: begun(0) });
    const { router } = await show(step('email'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/v2/start'));
    expect(api.asked).not.toContain(`${V2}/personal`);
  });

  test('[REGV2-3] is what the page of the person asks for: without one it leads to the start', async () => {
    fakeRegistration();
    const { router } = await show('/register/v2/personal');
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/v2/start'));
  });
});

describe('[REGV2-4] first limits', () => {
  const LIMITS = `${V2}/${TOKEN}/limits`;

  test('are sent as far as they were given, in cents', async () => {
    const api = fakeRegistration({ [STATUS]: provisional(), [LIMITS]: provisional() });
    await show(stepV2('limits'));
    await screen.findByLabelText('Einzahlungen im Monat');
    type('Einzahlungen im Monat', '200');
    type('Verluste in der Woche', '99,50');
    await press('Limits festlegen');
    await screen.findByRole('heading', { level: 1, name: 'Ihr Konto ist eröffnet' });
    expect(api.sent(LIMITS)).toEqual([
      {
        limits: [
          { type: 'deposit', range: 'month', amount: 20_000 },
          { type: 'loss', range: 'week', amount: 9950 },
        ],
      },
    ]);
  });

  test('are not sent without one', async () => {
    const api = fakeRegistration({ [STATUS]: provisional() });
    await show(stepV2('limits'));
    await screen.findByLabelText('Einzahlungen im Monat');
    await press('Limits festlegen');
    await screen.findByRole('link', { name: /mindestens eines dieser Felder/ });
    expect(api.sent(LIMITS)).toEqual([]);
  });

  test.each([
    ['the end', provisional(), 'finish'],
    ['the code of the mail', status(), 'email-verify'],
  ])('[REGV2-5] may be left out: a link leads on to %s', async (_, state, name) => {
    fakeRegistration({ [STATUS]: state });
    await show(stepV2('limits'));
    const link = await screen.findByRole('link', { name: 'Ohne Limits weiter' });
    expect(link.getAttribute('href')).toBe(stepV2(name));
  });
});

test('[REGISTER-23] a late answer to the first page keeps the registration, and leaves the customer on the page of now', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  const answer = Promise.withResolvers<Response>();
  const api = fakeRegistration({ [`${V2}/start`]: () => answer.promise });
  const { router } = await start();
  await waitFor(() => expect(api.asked).toContain(`${V2}/start`));
  await act(() => router.navigate('/newsletter'));
  answer.resolve(accepted({ token: TOKEN }));
  await pass(100);
  expect(router.state.location.pathname).toBe('/newsletter');
  expect(registrationToken()).toBe(TOKEN);
});

test('[REGISTER-12] a link of version 2 that does not hold leads to the start of version 2', async () => {
  fakeRegistration({ [STATUS]: () => refused(404, 'invalid_token') });
  await show(stepV2('error'));
  const again = await screen.findByRole('link', { name: 'Neu registrieren' });
  expect(again.getAttribute('href')).toBe('/register/v2/start');
});
