import { customer, exampleOf, fakeApi, logInForTest, refused, toldFailures } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.ts';

const ME = '/api/v1/customer/me';
const PASSKEYS = `${ME}/passkeys`;
const CHALLENGE = `POST ${PASSKEYS}/challenge`;
const STEP_UP = `POST ${ME}/step-up/challenge`;
const [PASSKEY] = exampleOf('getPasskeys') as [{ id: string }];

const { startRegistration } = vi.hoisted(() => ({ startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  startRegistration.mockReset();
});

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    [ME]: customer(),
    [PASSKEYS]: [],
    [CHALLENGE]: exampleOf('startPasskey'),
    [STEP_UP]: { step_up: null },
    [`POST ${PASSKEYS}`]: exampleOf('addPasskey'),
    ...answers,
  });
  await logInForTest();
  await show('/user/data');
  return { api, card: within(await screen.findByRole('region', { name: 'Passkeys' })) };
};

const ask = async (card: ReturnType<typeof within>) => {
  // The texts of forms may still be loading.
  await act(async () => void fireEvent.click(await card.findByRole('button', { name: 'Passkey hinzufügen' })));
  fireEvent.change(await card.findByLabelText('Jetziges Passwort'), { target: { value: 'Paddock-2026!' } });
  fireEvent.click(card.getByRole('button', { name: 'Passkey erstellen' }));
};

test('[ACCOUNTPASSKEY-1] lists the passkeys, and removes one by a press', async () => {
  const { api, card } = await open({
    [PASSKEYS]: [PASSKEY],
    [`DELETE ${PASSKEYS}/${PASSKEY.id}`]: { removed: true },
  });
  await card.findByText('Chrome · Android');
  card.getByText(/Zuletzt benutzt/);
  api.answers[PASSKEYS] = [];
  fireEvent.click(card.getByRole('button', { name: 'Entfernen: Chrome · Android' }));
  const said = await card.findByText(/^Chrome · Android meldet Sie nicht mehr an/);
  expect(document.activeElement).toBe(said);
  expect(card.queryByRole('button', { name: /Entfernen/ })).toBeNull();
});

test('[ACCOUNTPASSKEY-2] asks for the password, then the browser, and adds what it made', async () => {
  startRegistration.mockResolvedValue({ id: PASSKEY.id, response: { clientDataJSON: 'YQ', attestationObject: 'Yg' } });
  const { api, card } = await open();
  await ask(card);
  await screen.findByText(/Der Passkey ist hinzugefügt/);
  expect(api.sent(CHALLENGE)).toEqual([{ current_password: 'Paddock-2026!' }]);
  expect(api.sent(`POST ${PASSKEYS}`)).toEqual([{ id: PASSKEY.id, client_data: 'YQ', attestation: 'Yg' }]);
  const { optionsJSON } = startRegistration.mock.calls[0]?.[0] ?? {};
  expect(optionsJSON).toMatchObject({
    rp: { id: 'paddock.example' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

test('[ACCOUNTPASSKEY-3] a wrong password is refused at its field, and the browser is not asked', async () => {
  const { card } = await open({ [CHALLENGE]: () => refused(409, 'wrong_password') });
  await ask(card);
  await waitFor(() => expect(card.getByLabelText('Jetziges Passwort').getAttribute('aria-invalid')).toBe('true'));
  expect(startRegistration).not.toHaveBeenCalled();
});

test('[ACCOUNTPASSKEY-3] a question of the browser that was left says so, and can be asked again', async () => {
  startRegistration.mockRejectedValue(new DOMException('left', 'NotAllowedError'));
  const { api, card } = await open();
  await ask(card);
  await card.findByText(/Es wurde kein Passkey erstellt/);
  expect(api.sent(`POST ${PASSKEYS}`)).toEqual([]);
  card.getByRole('button', { name: 'Passkey erstellen' });
});

test('[ACCOUNTPASSKEY-4] the customer steps up before a passkey is removed', async () => {
  const told = toldFailures();
  const remove = `DELETE ${PASSKEYS}/${PASSKEY.id}`;
  const { api, card } = await open({ [PASSKEYS]: [PASSKEY], [STEP_UP]: exampleOf('startStepUp') });
  fireEvent.click(await card.findByRole('button', { name: /^Entfernen/ }));
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(told).toEqual([expect.stringMatching(/^Sie haben das nicht bestätigt/)]));
  expect(api.asked).not.toContain(remove);
  card.getByRole('button', { name: /^Entfernen/ });
});
