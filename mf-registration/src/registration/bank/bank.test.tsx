import { refused } from '@paddock/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeRegistration, forgetAll, show, status, step, TOKEN, verified } from '../../testing/show.ts';

const STATUS = `/api/v3/register/${TOKEN}`;
const IBAN = `POST /api/v1/register/${TOKEN}/update-iban`;
const CODE = `POST /api/v1/register/${TOKEN}/bank-code`;
const NO_OTHER = /^Sie können für diese Registrierung kein weiteres Bankkonto angeben/;
const PENDING = { bankaccountstatus: 'pending', has_payment_account: true } as const;

beforeEach(forgetAll);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = async (name: string, value: string) => {
  const field = await screen.findByLabelText(name);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

test('[REGBANK-1] [REGBANK-4] an IBAN is checked, then sent; the page asks for the code of the transfer', async () => {
  const api = fakeRegistration({ [STATUS]: verified(), [IBAN]: verified(PENDING) });
  const { router } = await show(step('bank'));
  await type('IBAN', 'DE89 3704 0044 0532 0130 01');
  await press('Einen Cent überweisen lassen');
  await screen.findByRole('link', { name: 'IBAN: Bitte geben Sie eine gültige IBAN ein.' });
  expect(api.sent(IBAN)).toEqual([]);
  await type('IBAN', 'DE89 3704 0044 0532 0130 00');
  await press('Einen Cent überweisen lassen');
  await screen.findByLabelText('Code aus dem Verwendungszweck');
  expect(api.sent(IBAN)).toEqual([{ iban: 'DE89370400440532013000' }]);
  expect(router.state.location.pathname).toBe(step('bank'));
  expect(document.activeElement).toBe(screen.getByText(/^Die Überweisung von einem Cent ist unterwegs/));
});

test('[REGBANK-2] the right code finishes the registration', async () => {
  const finished = status({
    ...PENDING,
    chk_mail: false,
    finished: true,
    bankaccountstatus: 'validated',
    identitystatus: 'validated',
    customerstatus_id: 1,
    open_steps: [],
  });
  const api = fakeRegistration({ [STATUS]: verified(PENDING), [CODE]: finished });
  await show(step('bank'));
  await type('Code aus dem Verwendungszweck', 'k4tx9q');
  await press('Bestätigen');
  await screen.findByRole('heading', { level: 1, name: 'Ihr Konto ist eröffnet' });
  expect(api.sent(CODE)).toEqual([{ code: 'K4TX9Q' }]);
});

test('[REGBANK-3] [REGBANK-4] another IBAN can be named', async () => {
  fakeRegistration({ [STATUS]: verified(PENDING) });
  await show(step('bank'));
  await screen.findByLabelText('Code aus dem Verwendungszweck');
  await press('Anderes Bankkonto angeben');
  await screen.findByLabelText('IBAN');
  expect(document.activeElement).toBe(screen.getByText(/^Wir überweisen einen Cent auf Ihr Konto/));
});

test('[REGBANK-3] after the last one the page says that there is no other', async () => {
  fakeRegistration({ [STATUS]: verified({ ...PENDING, is_bank_account_enter_limit_reached: true }) });
  await show(step('bank'));
  await screen.findByText(NO_OTHER);
  expect(screen.getByRole('link', { name: 'Kundendienst' }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('button', { name: 'Anderes Bankkonto angeben' })).toBeNull();
});

test('[REGBANK-3] the last one that was named in another tab leads back to its code', async () => {
  const { answers } = fakeRegistration({
    [STATUS]: verified(PENDING),
    [IBAN]: () => refused(409, 'bank_account_enter_limit_reached'),
  });
  await show(step('bank'));
  await screen.findByLabelText('Code aus dem Verwendungszweck');
  await press('Anderes Bankkonto angeben');
  await type('IBAN', 'DE89 3704 0044 0532 0130 00');
  answers[STATUS] = verified({ ...PENDING, is_bank_account_enter_limit_reached: true });
  await press('Einen Cent überweisen lassen');
  await screen.findByText(NO_OTHER);
  screen.getByLabelText('Code aus dem Verwendungszweck');
  expect(document.activeElement).toBe(screen.getByText(/^Die Überweisung von einem Cent ist unterwegs/));
});
