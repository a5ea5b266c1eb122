import { type Customer, isLoggedIn } from '@paddock/host';
import { adoptTokens } from '@paddock/host/shell';
import { customer, exampleOf, fakeApi, logInForTest, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BankAccount } from '../../shared/bank-account/bank-account.queries.ts';
import { show } from '../../testing/show.ts';
import { type UnpaidReason, unpaidReason } from './payout.model.ts';

const ME = '/api/v1/customer/me';
const TYPES = '/api/v1/payment/types';
const EXCLUDE = `POST ${ME}/exclusion`;
const types = exampleOf('getPaymentTypes') as { direction: string }[];
const account = { ...exampleOf('bankAccount'), bank_account_status: 'validated', bank_code_required: false };

const showExclusion = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    [ME]: customer(),
    [`${ME}/bank-account`]: account,
    [TYPES]: types,
    'POST /api/v1/customer/auth/logout': { is_login: false },
    ...answers,
  });
  await logInForTest();
  const shown = await show('/user/data/self-exclusion');
  await screen.findByRole('radiogroup', { name: 'Wie lange?' });
  return { ...api, ...shown };
};

const ask = async (option: RegExp) => {
  fireEvent.click(screen.getByRole('radio', { name: option }));
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  return within(await screen.findByRole('dialog'));
};

describe('the self-exclusion', () => {
  test('[EXCLUSION-1] says what it means, and offers 90 days and more, each with its last day', async () => {
    await showExclusion();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '90 Tage, bis 19.02.2027',
      '180 Tage, bis 20.05.2027',
      '1 Jahr, bis 21.11.2027',
      '2 Jahre, bis 20.11.2028',
      '5 Jahre, bis 20.11.2031',
    ]);
    expect(screen.getByText(/Niemand kann die Selbstsperre verkürzen/)).toBeTruthy();
    expect(screen.getByText(/Guthaben von 100,00\s€ zahlen wir auf Ihr Konto DE89 3704/)).toBeTruthy();
  });

  test('[EXCLUSION-2] asks once more, then holds: the customer is logged out and reads what is paid out', async () => {
    const { sent, router } = await showExclusion({ [EXCLUDE]: exampleOf('exclusion') });
    const dialog = await ask(/90 Tage/);
    expect(sent(EXCLUDE)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Bis 19.02.2027 ausschließen' }));
    await screen.findByRole('heading', { name: 'Sie sind ausgeschlossen', level: 1 });
    expect(screen.getByText(/gilt bis 19\.02\.2027/)).toBeTruthy();
    expect(screen.getByText(/100,00\s€ überweisen wir auf Ihr Konto DE89 3704 0044 0532 0130 00/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/user/data/self-exclusion/done');
    await waitFor(() => expect(isLoggedIn()).toBe(false));
    expect(sent(EXCLUDE)).toEqual([{ days: 90 }]);
  });

  test('[EXCLUSION-7] its last page is not for another customer who logs in there', async () => {
    const { router } = await showExclusion({ [EXCLUDE]: exampleOf('exclusion') });
    const dialog = await ask(/90 Tage/);
    fireEvent.click(dialog.getByRole('button', { name: /ausschließen$/ }));
    await screen.findByRole('heading', { name: 'Sie sind ausgeschlossen', level: 1 });
    await waitFor(() => expect(isLoggedIn()).toBe(false));
    const claims = btoa(JSON.stringify({ sub: '8' }));
    await act(() => adoptTokens({ bearerToken: `head.${claims}.signature`, refreshToken: 'refresh' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/data/self-exclusion'));
  });

  test('[EXCLUSION-3] says what could not be paid out, with the way to it', async () => {
    const unpaid = { ...exampleOf('exclusion'), paid_out: 0, iban: null, unpaid: 4200, unpaid_reason: 'bank_account' };
    await showExclusion({
      [EXCLUDE]: unpaid,
      [`${ME}/bank-account`]: { ...account, bank_account_status: 'pending', bank_code_required: true },
    });
    const way = screen.getByRole('link', { name: 'Bankkonto bestätigen' });
    expect(way.getAttribute('href')).toBe('/user/data/bank-code');
    const dialog = await ask(/180 Tage/);
    fireEvent.click(dialog.getByRole('button', { name: /ausschließen$/ }));
    expect(await screen.findByText(/42,00\s€ konnten wir nicht auszahlen/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zum Kundendienst' })).toBeTruthy();
  });

  test('[EXCLUSION-3] says the balance that is below the minimum of a transfer', async () => {
    const dear = types.map((type) => (type.direction === 'withdrawal' ? { ...type, minimum: 10_001 } : type));
    await showExclusion({ [TYPES]: dear });
    await screen.findByText(/100,00\s€ ist kleiner als der kleinste Betrag/);
  });

  test.each([
    ['the ways of payment', TYPES],
    ['the customer', ME],
    ['the bank account', `${ME}/bank-account`],
  ])('[EXCLUSION-8] can be begun where %s cannot be read', async (_, call) => {
    await showExclusion({ [call]: () => refused(503, 'internal_error') });
    await ask(/90 Tage/);
  });

  test('[EXCLUSION-4] can be left', async () => {
    const { asked } = await showExclusion();
    const dialog = await ask(/1 Jahr/);
    fireEvent.click(dialog.getAllByRole('button', { name: 'Zurück' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).not.toContain(EXCLUDE);
  });

  test.each([
    ['by the network', () => Promise.reject(new TypeError('no network'))],
    ['by the edge', () => refused(504, 'upstream_timeout')],
  ])('[EXCLUSION-5] whose answer is lost %s says so, and reads whether the session has ended', async (_, answer) => {
    const { asked } = await showExclusion({ [EXCLUDE]: answer });
    const dialog = await ask(/90 Tage/);
    const reads = () => asked.filter((call) => call === ME).length;
    const before = reads();
    fireEvent.click(dialog.getByRole('button', { name: /ausschließen$/ }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Die Antwort ist nicht angekommen/);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(dialog.getByRole('button', { name: /ausschließen$/ })).toBeTruthy();
  });

  test('[EXCLUSION-5] that is refused says why', async () => {
    await showExclusion({ [EXCLUDE]: () => refused(429, 'too_many', 'Bitte warten Sie einen Augenblick.') });
    const dialog = await ask(/90 Tage/);
    fireEvent.click(dialog.getByRole('button', { name: /ausschließen$/ }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Bitte warten Sie einen Augenblick/);
  });

  test('[EXCLUSION-6] its last page without an exclusion leads back to the first', async () => {
    fakeApi({ [ME]: customer(), [`${ME}/bank-account`]: account });
    await logInForTest();
    const { router } = await show('/user/data/self-exclusion/done');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/data/self-exclusion'));
  });
});

test.each<[Partial<Customer>, BankAccount['bankAccountStatus'], UnpaidReason]>([
  [{ balance: 0, customerstatusId: 9 }, 'none', null],
  [{ balance: 100 }, 'validated', null],
  [{ balance: 99 }, 'validated', 'minimum'],
  [{}, 'pending', 'bank_account'],
  [{ customerstatusId: 15 }, 'none', 'bank_account'],
  [{ customerstatusId: 9 }, 'validated', 'registration'],
  [{ checkpoints: ['check_identity'] }, 'validated', 'registration'],
])('[EXCLUSION-3] a balance stays for one reason: %j, %s', (differs, bankAccountStatus, reason) => {
  const customer = { balance: 5000, customerstatusId: 1, checkpoints: [], beforeIdentity: null, ...differs };
  expect(unpaidReason({ customer, account: { bankAccountStatus }, minimum: 100 })).toBe(reason);
});
