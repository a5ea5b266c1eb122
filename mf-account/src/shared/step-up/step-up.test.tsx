import { customer, exampleOf, fakeApi, logInForTest, refused, showPiece } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { useStepUp } from './use-step-up.tsx';

const ME = '/api/v1/customer/me';
const CHALLENGE = `POST ${ME}/step-up/challenge`;
const STEP_UP = `POST ${ME}/step-up`;
const needed = exampleOf('startStepUp') as { step_up: { challenge: string; passkeys: string[] } };

const { startAuthentication } = vi.hoisted(() => ({ startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const signed = {
  id: 'h5xSyIRMx2IQPr1mQk6GD98XSQOBHgMHVpJIkMV9Nkc',
  response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw' },
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  startAuthentication.mockReset();
});

/** A step of the account that needs a proof. */
function Step() {
  const { prove, question } = useStepUp();
  const [said, setSaid] = useState('');
  const press = () =>
    prove().then(
      () => setSaid('done'),
      (thrown: Error) => setSaid(thrown.message),
    );
  return (
    <>
      <button type="button" onClick={press}>
        Step
      </button>
      <p>{said}</p>
      {question}
    </>
  );
}

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    [ME]: customer(),
    [CHALLENGE]: needed,
    [STEP_UP]: exampleOf('stepUp'),
    ...answers,
  });
  await logInForTest();
  await showPiece('mf-account', remote, <Step />);
  fireEvent.click(await screen.findByRole('button', { name: 'Step' }));
  return api;
};
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' }));

test('[ACCOUNTSTEPUP-1] asks nothing if the server needs no proof', async () => {
  await open({ [CHALLENGE]: { step_up: null } });
  await screen.findByText('done');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[ACCOUNTSTEPUP-1] says why nothing could be proven if the server does not answer', async () => {
  await open({ [CHALLENGE]: () => refused(429, 'too_many_requests', 'Später.') });
  await screen.findByText('Später.');
});

test('[ACCOUNTSTEPUP-2] has a passkey of the customer sign the challenge', async () => {
  startAuthentication.mockResolvedValue(signed);
  const { sent } = await open();
  fireEvent.click((await question()).getByRole('button', { name: 'Mit Passkey bestätigen' }));
  await screen.findByText('done');
  expect(screen.queryByRole('dialog')).toBeNull();
  const { optionsJSON } = startAuthentication.mock.calls[0]?.[0] ?? {};
  expect(optionsJSON).toMatchObject({
    challenge: needed.step_up.challenge,
    allowCredentials: needed.step_up.passkeys.map((id) => ({ id, type: 'public-key' })),
    userVerification: 'required',
  });
  const passkey = { id: signed.id, client_data: 'YQ', authenticator_data: 'Yg', signature: 'Yw' };
  expect(sent(STEP_UP)).toEqual([{ passkey }]);
});

test('[ACCOUNTSTEPUP-2] that did not sign, or is refused, says so and can be tried again', async () => {
  startAuthentication.mockRejectedValueOnce(new DOMException('left', 'NotAllowedError')).mockResolvedValue(signed);
  const { answers, sent } = await open({ [STEP_UP]: () => refused(409, 'invalid_passkey', 'Nicht dieser.') });
  const asked = await question();
  const press = () => fireEvent.click(asked.getByRole('button', { name: 'Mit Passkey bestätigen' }));
  press();
  await asked.findByText(/^Die Bestätigung mit dem Passkey/);
  expect(sent(STEP_UP)).toEqual([]);
  press();
  await asked.findByText('Nicht dieser.');
  answers[STEP_UP] = exampleOf('stepUp');
  press();
  await screen.findByText('done');
});

test('[ACCOUNTSTEPUP-3] takes the password instead; a wrong one is refused at its field', async () => {
  const { answers, sent } = await open({ [STEP_UP]: () => refused(409, 'wrong_password', 'Das ist es nicht.') });
  const asked = await question();
  const field = await asked.findByLabelText('Jetziges Passwort');
  fireEvent.change(field, { target: { value: 'Paddock-2026!' } });
  const press = () => fireEvent.click(asked.getByRole('button', { name: 'Mit Passwort bestätigen' }));
  press();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  answers[STEP_UP] = exampleOf('stepUp');
  press();
  await screen.findByText('done');
  expect(sent(STEP_UP)).toEqual(Array(2).fill({ current_password: 'Paddock-2026!' }));
});

test('[ACCOUNTSTEPUP-3] is the only way in a browser without passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await open();
  const asked = await question();
  await asked.findByLabelText('Jetziges Passwort');
  expect(asked.queryByRole('button', { name: 'Mit Passkey bestätigen' })).toBeNull();
});

test('[ACCOUNTSTEPUP-4] that is left says that nothing was changed', async () => {
  const { sent } = await open();
  fireEvent.click((await question()).getByRole('button', { name: 'Abbrechen' }));
  await screen.findByText('Sie haben das nicht bestätigt. Es wurde nichts geändert.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(STEP_UP)).toEqual([]);
});
