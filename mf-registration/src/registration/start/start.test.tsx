import { accepted, logInForTest, NOW, pass, refused, refusedFields } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepRegistrationToken, registrationToken } from '../../shared/registration-token.ts';
import {
  fakeRegistration,
  forgetAll,
  keepForToken,
  LINKS,
  OPTIONS,
  show,
  status,
  TOKEN,
  tooMany,
} from '../../testing/show.ts';

const START = '/register/v3/start';
const CHECK = 'POST /api/v3/register/validate';
const REGISTER = 'POST /api/v3/register';

beforeEach(forgetAll);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/**
 * Fills in the first step. The phone field and the date fields appear once their chunk is loaded.
 */
async function fillLogin({ username = 'erika85' } = {}) {
  await screen.findByLabelText('Benutzername');
  type('Benutzername', username);
  type('E-Mail-Adresse', 'erika@example.org');
  type('E-Mail-Adresse wiederholen', 'erika@example.org');
  type('Geburtsdatum', '12.04.1985');
  type('Passwort', 'Rennen-2026!');
  type('Passwort wiederholen', 'Rennen-2026!');
}

async function fillPerson() {
  fireEvent.click(await screen.findByLabelText('Frau'));
  type('Vorname', 'Erika');
  type('Nachname', 'Beispiel');
  type('Geburtsname', 'Muster');
  type('Geburtsort', 'Bonn');
  type('Staatsangehörigkeit', '276');
}

function fillAddress() {
  type('Straße', 'Lindenallee');
  type('Hausnummer', '12a');
  type('Postleitzahl', '50667');
  type('Ort', 'Köln');
  type('Handynummer', '+4915112345678');
}

/** Fills in the steps before the address. */
async function goToAddress() {
  await fillLogin();
  await press('Weiter');
  await heading('Person');
  await fillPerson();
  await press('Weiter');
  await heading('Adresse');
}

/** Fills in all steps, up to the last one. */
async function fillAll() {
  await goToAddress();
  fillAddress();
  await press('Weiter');
  await heading('Prüfen');
}

async function send() {
  fireEvent.click(screen.getByLabelText(/Geschäftsbedingungen an/));
  await press('Verbindlich registrieren');
}

describe('the form', () => {
  test('[REGSTART-1] [REGSTART-6] [REGSTART-10] shows the answers, sends them, and leads to the code of the mail', async () => {
    const api = fakeRegistration();
    const { router } = await show(START);
    await fillAll();
    const person = within(screen.getByRole('region', { name: 'Person' }));
    for (const answer of ['Frau', 'Erika', 'Beispiel', 'Muster', 'Bonn', 'deutsch']) person.getByText(answer);
    within(screen.getByRole('region', { name: 'Adresse' })).getByText('Lindenallee 12a');
    expect(api.sent(REGISTER)).toEqual([]);
    await send();
    await screen.findByRole('heading', { level: 1, name: /^Schritt 2.von.3: E-Mail-Adresse bestätigen$/ });
    expect(router.state.location.pathname).toBe(`/register/v3/continue/${TOKEN}/email`);
    expect(api.sent(REGISTER)).toEqual([
      {
        username: 'erika85',
        email: 'erika@example.org',
        birthdate: '12-04-1985',
        password: 'Rennen-2026!',
        password_confirmation: 'Rennen-2026!',
        salutation: 'Frau',
        firstname: 'Erika',
        lastname: 'Beispiel',
        birth_name: 'Muster',
        birthplace: 'Bonn',
        nationality_id: 276,
        country: 'DEU',
        street: 'Lindenallee',
        house_number: '12a',
        zip: '50667',
        city: 'Köln',
        phone: '+4915112345678',
        terms_and_conditions: true,
      },
    ]);
    expect(registrationToken()).toBe(TOKEN);
  });

  test('[REGISTER-23] whose answer is late keeps its registration, and leaves the customer on the page of now', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    const answer = Promise.withResolvers<Response>();
    const api = fakeRegistration({ [REGISTER]: () => answer.promise });
    const { router } = await show(START);
    await fillAll();
    await send();
    expect(api.asked).toContain(REGISTER);
    await act(() => router.navigate('/newsletter'));
    answer.resolve(accepted({ token: TOKEN }));
    await pass(100);
    expect(router.state.location.pathname).toBe('/newsletter');
    expect(registrationToken()).toBe(TOKEN);
  });

  test('[REGSTART-18] the way back comes before the way on: Tab on "Weiter" goes on', async () => {
    fakeRegistration();
    await show(START);
    await fillLogin();
    await press('Weiter');
    await heading('Person');
    const group = within(screen.getByRole('group', { name: 'Person' }));
    await group.findByLabelText('Vorname');
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Zurück', 'Weiter']);
  });

  test('[REGSTART-19] the terms open in a new tab, and the link says so', async () => {
    fakeRegistration();
    await show(START);
    await fillAll();
    const link = await screen.findByRole('link', { name: 'AGB lesen (öffnet in einem neuen Tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([LINKS.terms, '_blank']);
  });

  test('[REGSTART-1] leads from an answer back to its step', async () => {
    fakeRegistration();
    await show(START);
    await fillAll();
    await press('Ändern Person');
    await heading('Person');
    expect(field('Vorname').value).toBe('Erika');
  });

  test('[REGSTART-15] a visitor can leave right after opening the form', async () => {
    fakeRegistration();
    const { router } = await show(START);
    const navigate = vi.spyOn(router, 'navigate');
    await heading('Zugang');
    expect(router.state.location.state).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('[REGSTART-15] the back button leads through the steps, and keeps what was typed', async () => {
    fakeRegistration();
    const { router } = await show(START);
    await goToAddress();
    await act(() => router.navigate(-1));
    await heading('Person');
    expect(field('Vorname').value).toBe('Erika');
    await act(() => router.navigate(-1));
    await heading('Zugang');
    expect(field('Passwort').value).toBe('Rennen-2026!');
    await act(() => router.navigate(1));
    await heading('Person');
    expect(router.state.location.pathname).toBe(START);
  });

  test('[REGSTART-15] a form that is opened anew begins with the first step, and asks for nothing yet', async () => {
    fakeRegistration();
    const { router, visit } = await show('/password-recovery');
    await visit(START);
    await goToAddress();
    await visit('/newsletter');
    await act(() => router.navigate(-1));
    await heading('Zugang');
    expect(field('Benutzername').value).toBe('erika85');
    expect(field('Passwort').getAttribute('aria-invalid')).not.toBe('true');
    expect(document.activeElement?.closest('form')).toBeFalsy();
    // The entry of a step that this form has not shown yet leads nowhere.
    await act(() => router.navigate(1));
    screen.getByRole('heading', { level: 2, name: 'Zugang' });
    expect(field('Passwort').getAttribute('aria-invalid')).not.toBe('true');
    await act(() => router.navigate(2));
    expect(router.state.location.pathname).toBe('/newsletter');
    await act(() => router.navigate(-1));
    await heading('Zugang');
    // Its first step stands at its first entry: the next press of the back button leads out.
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/password-recovery');
  });

  test('[REGSTART-2] [REGSTART-11] stays at a step with errors, and shows them', async () => {
    fakeRegistration();
    await show(START);
    await fillLogin();
    type('E-Mail-Adresse wiederholen', 'erika@example.com');
    type('Geburtsdatum', '12.04.2015');
    await press('Weiter');
    await screen.findByText('Die beiden Werte stimmen nicht überein.');
    screen.getByText('Sie müssen mindestens 18 Jahre alt sein.');
    screen.getByRole('heading', { level: 2, name: 'Zugang' });
    expect(screen.queryByRole('heading', { level: 2, name: 'Person' })).toBeNull();
  });

  test('[REGSTART-5] does not offer the nationality with id 0', async () => {
    fakeRegistration();
    await show(START);
    await waitFor(() => expect(document.querySelector('select[name="nationalityId"]')).not.toBeNull());
    const offered = [...document.querySelectorAll('select[name="nationalityId"] option')].map(
      (each) => each.textContent,
    );
    expect(offered).toEqual(['Bitte wählen', 'deutsch']);
    expect(OPTIONS.nationalities).toHaveLength(2);
  });

  test('[REGSTART-7] has what was typed after a reload, except passwords', async () => {
    fakeRegistration();
    const { unmount } = await show(START);
    await fillLogin();
    unmount();
    await show(START);
    await screen.findByText('Wir haben Ihre Angaben von vorhin eingesetzt.');
    expect(field('Benutzername').value).toBe('erika85');
    expect(field('Passwort').value).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rennen-2026!');
  });
});

describe('the address', () => {
  const FIND = '/api/v1/address/find?text=fohlen&country=DEU';

  async function showAddress(answers: Parameters<typeof fakeRegistration>[0] = {}) {
    const api = fakeRegistration({ [FIND]: [{ id: 7, text: 'Fohlenweg, 50667 Köln' }], ...answers });
    await show(START);
    await goToAddress();
    const search = await screen.findByRole('combobox', { name: 'Adresse suchen' });
    act(() => search.focus());
    fireEvent.change(search, { target: { value: 'fohlen' } });
    return api;
  }

  test('[REGSTART-13] is found by a few letters and fills the fields; the house number is next', async () => {
    await showAddress({
      '/api/v1/address/retrieve/7': { id: 7, street: 'Fohlenweg', zip: '50667', city: 'Köln', country: 'DEU' },
    });
    fireEvent.click(await screen.findByRole('option', { name: 'Fohlenweg, 50667 Köln' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Hausnummer')));
    expect(['Straße', 'Postleitzahl', 'Ort'].map((name) => field(name).value)).toEqual(['Fohlenweg', '50667', 'Köln']);
  });

  test('[REGSTART-13] is typed where the search fails', async () => {
    await showAddress({ [FIND]: () => refused(503, 'down') });
    await screen.findByText(/Die Suche geht gerade nicht/);
    act(() => (document.activeElement as HTMLElement).blur());
    fillAddress();
    await press('Weiter');
    await heading('Prüfen');
  });
});

describe('the server', () => {
  test('[REGSTART-3] [REGSTART-4] is asked once a pause, and a taken user name holds the form back', async () => {
    const api = fakeRegistration({ [CHECK]: () => refusedFields({ username: ['unique'] }) });
    await show(START);
    await screen.findByLabelText('Benutzername');
    for (const text of ['eri', 'erik', 'erika']) fireEvent.change(field('Benutzername'), { target: { value: text } });
    await screen.findByText(/Dieser Benutzername ist schon vergeben/);
    expect(api.sent(CHECK)).toEqual([{ username: 'erika' }]);
    await fillLogin({ username: 'erika' });
    await press('Weiter');
    // With the address, one's own unfinished registration holds no name back.
    const sent = { username: 'erika', email: 'erika@example.org', birthdate: '12-04-1985' };
    await waitFor(() => expect(api.sent(CHECK)).toContainEqual(sent));
    await waitFor(() => expect(document.activeElement).toBe(field('Benutzername')));
    screen.getByRole('heading', { level: 2, name: 'Zugang' });
    api.answers[CHECK] = { valid: true };
    type('Benutzername', 'erika86');
    await press('Weiter');
    await heading('Person');
  });

  test('[REGSTART-3] that wants a pause is left alone, and the form goes on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const api = fakeRegistration({ [CHECK]: () => tooMany(30) });
    await show(START);
    await fillLogin();
    await press('Weiter');
    await heading('Person');
    const checks = api.sent(CHECK).length;
    await press('Zurück');
    type('Benutzername', 'erika87');
    await press('Weiter');
    await heading('Person');
    expect(api.sent(CHECK)).toHaveLength(checks);
  });

  test('[REGSTART-8] [REGISTER-16] refuses a field of an earlier step: the summary has the focus and leads there', async () => {
    fakeRegistration({ [REGISTER]: () => refusedFields({ password: ['common'] }) });
    await show(START);
    await fillAll();
    await send();
    const link = await screen.findByRole('link', { name: /Passwort: Dieses Passwort wird zu oft verwendet/ });
    const summary = link.closest('[role="group"]');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    fireEvent.click(link);
    await waitFor(() => expect(document.activeElement).toBe(field('Passwort')));
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('a registration that was begun in this tab', () => {
  const begun = 'b'.repeat(32);

  /** Whom each form that is sent goes on with. */
  const sentTokens = (refusal: number | null = null): (string | null)[] => {
    const headers: (string | null)[] = [];
    fakeRegistration();
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', (request: Request) => {
      if (!request.url.endsWith('/v3/register') || request.method !== 'POST') return answered(request);
      headers.push(request.headers.get('customer-token'));
      if (refusal !== null && headers.length === 1) return Promise.resolve(refused(refusal, 'invalid_token'));
      return answered(request);
    });
    return headers;
  };

  test.each([
    ['REGSTART-9 is corrected', null, [begun]],
    ['REGSTART-9 whose e-mail address is verified is left alone: another begins', 409, [begun, null]],
    ['REGSTART-9 that the server does not know is forgotten', 404, [begun, null]],
  ])('%s', async (_, refusal, tokens) => {
    sessionStorage.setItem('__Host-paddock_registration', begun);
    const headers = sentTokens(refusal);
    await show(START);
    await fillAll();
    await send();
    await screen.findByRole('heading', { level: 1, name: /^Schritt 2.von.3/ });
    expect(headers).toEqual(tokens);
    // The answer gives another token, and the former one is void.
    expect(registrationToken()).toBe(TOKEN);
  });

  test('[REGSTART-9] has its user name, which the check takes from others alone', async () => {
    // A test before was told to wait with the next check.
    vi.setSystemTime(Date.now() + 60_000);
    onTestFinished(() => void vi.useRealTimers());
    sessionStorage.setItem('__Host-paddock_registration', begun);
    const tokens = keepForToken(begun, CHECK);
    await show(START);
    // Values that no test before has checked.
    await fillLogin({ username: 'erika09' });
    await press('Weiter');
    await heading('Person');
    expect(tokens).not.toEqual([]);
  });

  test('[REGISTER-21] is none that a link led to: the form begins another one', async () => {
    const headers = sentTokens();
    const { router } = await show(`/register/v3/continue/${TOKEN}/email`);
    await screen.findByLabelText('Code');
    await act(() => router.navigate(START));
    await fillAll();
    await send();
    await screen.findByRole('heading', { level: 1, name: /^Schritt 2.von.3/ });
    expect(headers).toEqual([null]);
  });
});

test.each(['/register/v3/start', '/register/v2/start'])(
  '[REGSTART-12] %s offers to continue to a visitor who began',
  async (path) => {
    fakeRegistration({ '/api/v1/register/noticed/customer': { noticed: true, step: 'email' } });
    keepRegistrationToken(TOKEN);
    await show(path);
    const link = await screen.findByRole('link', { name: 'Registrierung fortsetzen' });
    expect(link.getAttribute('href')).toBe(`/register/v3/continue/${TOKEN}`);
  },
);

test('[REGISTER-14] a customer is told so, and is asked nothing', async () => {
  fakeRegistration();
  await logInForTest();
  await show(START);
  screen.getByText(/Sie sind angemeldet und haben schon ein Konto/);
  expect(screen.getByRole('link', { name: 'Zu meinen Daten' }).getAttribute('href')).toBe(LINKS.personalData);
  expect(screen.queryByRole('form')).toBeNull();
});

test('[REGISTER-18] the title counts the pages, in both languages', async () => {
  fakeRegistration({ [`/api/v3/register/${TOKEN}`]: status() });
  await show(START, { locale: 'en' });
  await screen.findByRole('form', { name: 'Register' });
  expect(document.title.replaceAll('\u00a0', ' ')).toBe('Step 1 of 3: Your account · Paddock');
});
