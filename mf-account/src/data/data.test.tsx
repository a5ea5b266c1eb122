import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, exampleOf, fakeApi, logInForTest, refused, toldFailures } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../testing/show.ts';

const ME = '/api/v1/customer/me';
const CHALLENGE = `POST ${ME}/step-up/challenge`;
const IBAN = 'AT611904300234573201';
const account = (facts = {}) => ({
  ...exampleOf('bankAccount'),
  bank_account_status: 'validated',
  bank_code_required: false,
  ...facts,
});

const showData = async (answers: Parameters<typeof fakeApi>[0] = {}, url = '/user/data') => {
  const api = fakeApi({
    [ME]: customer(),
    [`${ME}/bank-account`]: account(),
    [`${ME}/sessions`]: exampleOf('sessions'),
    [`${ME}/passkeys`]: [],
    [CHALLENGE]: { step_up: null },
    [`${ME}/data-requests`]: { ...exampleOf('dataRequests'), copy: null },
    ...answers,
  });
  await logInForTest();
  await show(url);
  return api;
};

const card = async (name: string) => within(await screen.findByRole('region', { name }));
/** The texts of forms may still be loading. */
const unfold = (button: HTMLElement) => act(async () => void fireEvent.click(button));

/** Blur validates the field at once, not after 20 ms: here, the answer comes sooner. */
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};

describe('the customer', () => {
  test('[DATA-1] reads name, date of birth, address and number, and asks the customer service for a change', async () => {
    onTestFinished(provideShellServices({ links: () => ({ contact: '/contact' }) }));
    await showData();
    const person = await card('Person');
    expect(person.getByText('Erika Beispiel')).toBeTruthy();
    expect(person.getByText('12.04.1985')).toBeTruthy();
    expect(person.getByRole('link', { name: 'Zum Kundendienst' }).getAttribute('href')).toBe('/contact');
    const address = await card('Adresse');
    expect(address.getByText(/Bahnhofstraße 12a/)).toBeTruthy();
    expect(address.getByRole('link', { name: 'Adresse ändern' }).getAttribute('href')).toBe('/user/data/address');
  });

  test.each([
    [{ checkpoints: ['check_identity' as const] }, true],
    [{ customerstatus_id: 9, before_identity: { until: '2026-11-24T15:00:00Z', deposit_left: 0 } }, true],
    [{ customerstatus_id: 9 }, false],
    [{}, false],
  ])('[DATA-2] with %j is led to Postident: %s', async (facts, isLed) => {
    await showData({ [ME]: customer(facts) });
    const person = await card('Person');
    expect(person.queryByRole('link', { name: 'Mit PostIdent bestätigen' }) !== null).toBe(isLed);
    expect(person.getByText(isLed ? 'Identität nicht bestätigt' : 'Identität bestätigt')).toBeTruthy();
  });
});

describe('the bank account', () => {
  test('[DATA-3] is pending after its change, until its code is entered', async () => {
    const { sent } = await showData({
      [`POST ${ME}/iban`]: account({ iban: IBAN, bank_account_status: 'pending', bank_code_required: true }),
    });
    const bank = await card('Bankkonto');
    expect(await bank.findByText('DE89 3704 0044 0532 0130 00')).toBeTruthy();
    await unfold(bank.getByRole('button', { name: 'Bankkonto ändern' }));
    await bank.findByLabelText('IBAN');
    type('IBAN', 'AT61 1904 3002 3457 3201');
    fireEvent.click(bank.getByRole('button', { name: 'Bankkonto speichern' }));
    expect(await bank.findByText('noch nicht bestätigt')).toBeTruthy();
    expect(bank.getByText('AT61 1904 3002 3457 3201')).toBeTruthy();
    expect(bank.getByRole('link', { name: 'Code der Überweisung eingeben' }).getAttribute('href')).toBe(
      '/user/data/bank-code',
    );
    expect(bank.getByRole('status').textContent).toContain('Das Bankkonto ist gespeichert');
    expect(document.activeElement).toBe(bank.getByRole('button', { name: 'Bankkonto ändern' }));
    expect(sent(`POST ${ME}/iban`)).toEqual([{ iban: IBAN }]);
  });

  test('[DATA-4] that is refused says so in its form', async () => {
    await showData({ [`POST ${ME}/iban`]: () => refused(429, 'too_many_requests') });
    const bank = await card('Bankkonto');
    await unfold(await bank.findByRole('button', { name: 'Bankkonto ändern' }));
    await bank.findByLabelText('IBAN');
    type('IBAN', IBAN);
    fireEvent.click(bank.getByRole('button', { name: 'Bankkonto speichern' }));
    expect(await bank.findByText('too_many_requests')).toBeTruthy();
  });
});

test('[ACCOUNTREFUSED-4] a refused form has the way on beside its reason', async () => {
  await showData({ [`POST ${ME}/iban`]: () => refused(403, 'customer_excluded', 'Sie sind gesperrt.') });
  const bank = await card('Bankkonto');
  await unfold(await bank.findByRole('button', { name: 'Bankkonto ändern' }));
  await bank.findByLabelText('IBAN');
  type('IBAN', IBAN);
  fireEvent.click(bank.getByRole('button', { name: 'Bankkonto speichern' }));
  const summary = within(await bank.findByRole('group', { name: 'Sie sind gesperrt.' }));
  expect(summary.getByRole('link', { name: 'Zu meinen Daten' }).getAttribute('href')).toBe('/user/data');
});

test('[DATA-14] a customer with a passkey steps up before the bank account changes', async () => {
  const { asked, answers } = await showData({ [CHALLENGE]: exampleOf('startStepUp'), [`POST ${ME}/iban`]: account() });
  const bank = await card('Bankkonto');
  await unfold(await bank.findByRole('button', { name: 'Bankkonto ändern' }));
  await bank.findByLabelText('IBAN');
  type('IBAN', IBAN);
  const save = () => fireEvent.click(bank.getByRole('button', { name: 'Bankkonto speichern' }));
  save();
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: 'Abbrechen' }));
  await bank.findByText(/^Sie haben das nicht bestätigt/);
  expect(bank.getByLabelText<HTMLInputElement>('IBAN').value).toContain('AT61');
  expect(asked).not.toContain(`POST ${ME}/iban`);
  answers[CHALLENGE] = { step_up: null };
  save();
  await waitFor(() => expect(asked).toContain(`POST ${ME}/iban`));
});

describe('the password', () => {
  const change = async () => {
    const password = await card('Passwort');
    await unfold(password.getByRole('button', { name: 'Passwort ändern' }));
    await password.findByLabelText('Jetziges Passwort');
    type('Jetziges Passwort', 'Old-Secret-1');
    type('Neues Passwort', 'New-Secret-2');
    type('Neues Passwort wiederholen', 'New-Secret-2');
    fireEvent.click(password.getByRole('button', { name: 'Passwort speichern' }));
    return password;
  };

  test('[DATA-5] is changed, says how many other sessions ended, and reads them again', async () => {
    const { asked, sent } = await showData({ [`POST ${ME}/password`]: { changed: true, ended_sessions: 2 } });
    const reads = () => asked.filter((call) => call === `${ME}/sessions`).length;
    const before = reads();
    const password = await change();
    expect(await password.findByText(/geändert\. 2 andere Anmeldungen wurden beendet/)).toBeTruthy();
    expect(password.queryByLabelText('Jetziges Passwort')).toBeNull();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(sent(`POST ${ME}/password`)).toEqual([
      { current_password: 'Old-Secret-1', password: 'New-Secret-2', password_confirmation: 'New-Secret-2' },
    ]);
  });

  test('[DATA-6] that is wrong is refused at its field', async () => {
    await showData({ [`POST ${ME}/password`]: () => refused(409, 'wrong_password', 'Das ist es nicht.') });
    const password = await change();
    const field = password.getByLabelText('Jetziges Passwort');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const errorId = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toBe('Das ist es nicht.');
  });

  test.each([1, 0])(
    '[DATA-16] is changed while %i passkeys stay: the page says so, and links to them',
    async (count) => {
      await showData({
        [`${ME}/passkeys`]: count === 0 ? [] : exampleOf('getPasskeys'),
        [`POST ${ME}/password`]: { changed: true, ended_sessions: 0 },
      });
      const password = await change();
      await password.findByText(/^Ihr Passwort ist geändert/);
      const links = password.queryAllByRole('link', { name: 'Passkeys ansehen' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/user/data#passkeys'));
      expect(password.queryByText(/Ihre Passkeys gelten weiter/) !== null).toBe(count > 0);
    },
  );

  test.each([
    ['in the network', () => Promise.reject(new TypeError('Failed to fetch')), /TOTAL_FAIL/],
    ['at the edge', () => refused(504, 'upstream_timeout', 'Keine Antwort.'), /apiupstream_timeout/],
  ])('[DATA-17] may be valid already if the current one is wrong after an answer lost %s', async (_, lost, words) => {
    const CHANGE = `POST ${ME}/password`;
    const { answers } = await showData({ [CHANGE]: lost });
    const password = await change();
    await password.findByText(words);
    answers[CHANGE] = () => refused(409, 'wrong_password', 'Das ist es nicht.');
    fireEvent.click(password.getByRole('button', { name: 'Passwort speichern' }));
    const field = password.getByLabelText('Jetziges Passwort');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const errorId = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toMatch(/^Ihr neues Passwort gilt vielleicht schon/);
  });

  test('[DATA-15] is changed by a passkey in the place of the current one', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    const CHANGE = `POST ${ME}/password`;
    const { answers, sent } = await showData({
      [`${ME}/passkeys`]: exampleOf('getPasskeys'),
      // This session stepped up a minute ago.
      [CHALLENGE]: { step_up: null },
      [CHANGE]: () => refused(400, 'invalid_parameters', 'Zu einfach.'),
    });
    const password = await card('Passwort');
    await unfold(password.getByRole('button', { name: 'Passwort ändern' }));
    await password.findByLabelText('Jetziges Passwort');
    const prove = async () => {
      fireEvent.click(password.getByRole('button', { name: 'Passkey statt Passwort' }));
      const said = await password.findByText('Mit Passkey bestätigt.');
      expect(document.activeElement).toBe(said);
    };
    const save = () => fireEvent.click(password.getByRole('button', { name: 'Passwort speichern' }));
    await prove();
    expect(password.queryByLabelText('Jetziges Passwort')).toBeNull();
    type('Neues Passwort', 'New-Secret-2');
    type('Neues Passwort wiederholen', 'New-Secret-2');
    save();
    await password.findByText('Zu einfach.');
    expect(password.queryByLabelText('Jetziges Passwort'), 'the proof still holds').toBeNull();

    answers[CHANGE] = () => refused(403, 'step_up_required', 'Bitte bestätigen Sie zuerst.');
    save();
    await password.findByText('Bitte bestätigen Sie zuerst.');
    await password.findByLabelText('Jetziges Passwort');
    answers[CHANGE] = { changed: true, ended_sessions: 0 };
    await prove();
    save();
    await password.findByText(/^Ihr Passwort ist geändert/);
    const body = { current_password: null, password: 'New-Secret-2', password_confirmation: 'New-Secret-2' };
    expect(sent(CHANGE)).toEqual(Array(3).fill(body));
  });
});

describe('the sessions', () => {
  test('[DATA-7] are listed with their device; this one has no button', async () => {
    await showData();
    const sessions = await card('Anmeldungen');
    const [own, phone] = (await sessions.findAllByRole('listitem')).map((item) => within(item));
    expect(own?.getByText('Firefox · Windows')).toBeTruthy();
    expect(own?.getByText('Diese Anmeldung')).toBeTruthy();
    expect(own?.queryByRole('button')).toBeNull();
    expect(phone?.getByText(/Zuletzt benutzt am 19\.11\.2026/)).toBeTruthy();
  });

  test('[DATA-13] of which there are many are shown on request', async () => {
    const [own] = exampleOf('sessions') as object[];
    await showData({ [`${ME}/sessions`]: Array.from({ length: 7 }, (_, id) => ({ ...own, id: String(id) })) });
    const sessions = await card('Anmeldungen');
    const all = await sessions.findByRole('button', { name: 'Alle 7 Anmeldungen zeigen' });
    expect(sessions.getAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(all);
    expect(sessions.getAllByRole('listitem')).toHaveLength(7);
  });

  test('[DATA-8] end one by one, and the end is said', async () => {
    const [own, phone] = exampleOf('sessions') as { id: string }[];
    const { answers } = await showData({ [`DELETE ${ME}/sessions/${phone?.id}`]: { ended: true } });
    const sessions = await card('Anmeldungen');
    const end = await sessions.findByRole('button', { name: 'Beenden: Safari · iOS' });
    answers[`${ME}/sessions`] = [own];
    fireEvent.click(end);
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    expect(sessions.getByRole('status').textContent).toBe('Beendet: Safari · iOS');
    expect(document.activeElement).toBe(sessions.getByRole('status'));
  });

  test('[ACCOUNT-9] [DATA-8] the end of one takes no focus from a field where the customer is by then', async () => {
    const [own, phone] = exampleOf('sessions') as { id: string }[];
    const answer = Promise.withResolvers<Response>();
    const { answers, asked } = await showData({ [`DELETE ${ME}/sessions/${phone?.id}`]: () => answer.promise });
    const sessions = await card('Anmeldungen');
    fireEvent.click(await sessions.findByRole('button', { name: 'Beenden: Safari · iOS' }));
    await waitFor(() => expect(asked).toContain(`DELETE ${ME}/sessions/${phone?.id}`));
    await unfold(screen.getByRole('button', { name: 'Passwort ändern' }));
    const field = await screen.findByLabelText('Neues Passwort');
    field.focus();
    answers[`${ME}/sessions`] = [own];
    answer.resolve(accepted({ ended: true }));
    await sessions.findByText('Beendet: Safari · iOS');
    expect(document.activeElement).toBe(field);
  });

  test('[DATA-8] that cannot be ended stay, and an alert says why', async () => {
    const told = toldFailures();
    await showData();
    const sessions = await card('Anmeldungen');
    fireEvent.click(await sessions.findByRole('button', { name: 'Beenden: Safari · iOS' }));
    await waitFor(() => expect(told).toEqual(['not_found']));
    expect(sessions.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('data protection', () => {
  const open = { requested_at: '2026-11-21T12:00:00Z', answered_by: '2026-12-21T12:00:00Z' };

  test('[DATA-9] a copy is requested once, and the day of its answer is said', async () => {
    const { answers } = await showData({ [`POST ${ME}/personal-data-request`]: open });
    const privacy = await card('Datenschutz');
    const ask = await privacy.findByRole('button', { name: 'Auskunft anfordern' });
    answers[`${ME}/data-requests`] = { ...exampleOf('dataRequests'), copy: open };
    fireEvent.click(ask);
    expect(
      await privacy.findByText('Angefordert am 21.11.2026. Sie bekommen bis zum 21.12.2026 Antwort.'),
    ).toBeTruthy();
    expect(privacy.queryByRole('button', { name: 'Auskunft anfordern' })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Angefordert am/);
  });

  test('[ACCOUNT-8] [DATA-9] one that another tab has requested leaves the focus on the day of its answer', async () => {
    const { answers } = await showData({
      [`POST ${ME}/personal-data-request`]: () => refused(409, 'personal_data_requested', 'Schon angefordert.'),
    });
    const privacy = await card('Datenschutz');
    const ask = await privacy.findByRole('button', { name: 'Auskunft anfordern' });
    answers[`${ME}/data-requests`] = { ...exampleOf('dataRequests'), copy: open };
    ask.focus();
    fireEvent.click(ask);
    const words = await privacy.findByText(/^Angefordert am 21\.11\.2026/);
    expect(document.activeElement).toBe(words);
  });

  test('[DATA-10] an erasure says first what is kept, how long and by which law', async () => {
    const { asked, answers } = await showData({ [`POST ${ME}/erasure-request`]: open });
    const privacy = await card('Datenschutz');
    fireEvent.click(await privacy.findByRole('button', { name: 'Löschung beantragen' }));
    expect(privacy.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Buchungen, Ein- und Auszahlungen: 10 Jahre (§ 147 AO)',
      'Nachweis Ihrer Identität: 5 Jahre nach dem Ende des Kontos (§ 8 GwG)',
      'Eine Selbstsperre: 6 Jahre nach ihrem Ende (§ 23 GlüStV)',
    ]);
    expect(asked).not.toContain(`POST ${ME}/erasure-request`);
    answers[`${ME}/data-requests`] = { ...exampleOf('dataRequests'), copy: null, erasure: open };
    fireEvent.click(privacy.getByRole('button', { name: 'Löschung verbindlich beantragen' }));
    expect(await privacy.findByText(/Angefordert am 21\.11\.2026/)).toBeTruthy();
  });

  test('[DATA-11] the data is saved as a JSON file', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await showData({ [`${ME}/personal-data`]: exampleOf('personalDataFile') });
    const privacy = await card('Datenschutz');
    fireEvent.click(await privacy.findByRole('button', { name: 'Datei speichern' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('meine-daten.json');
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({ person: { firstname: 'Erika' } });
  });

  test('[DATA-12] a refusal says why, beside its button', async () => {
    await showData({ [`${ME}/personal-data`]: () => refused(503, 'down') });
    const privacy = await card('Datenschutz');
    fireEvent.click(await privacy.findByRole('button', { name: 'Datei speichern' }));
    expect((await privacy.findByRole('alert')).textContent).toContain('Das hat gerade nicht geklappt');
  });
});
