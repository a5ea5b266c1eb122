import { queryClient } from '@paddock/host';
import { customer, exampleOf, fakeApi, logInForTest, refused } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customerQuery } from '../../shared/customer.queries.ts';
import { show } from '../../testing/show.ts';

const ME = '/api/v1/customer/me';
const waiting = exampleOf('bankAccount');
const validated = { ...waiting, bank_account_status: 'validated', bank_code_required: false };

const showCode = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ [ME]: customer(), [`${ME}/bank-account`]: waiting, ...answers });
  await logInForTest();
  await show('/user/data/bank-code');
  return api;
};

const enter = async (code: string) => {
  const field = await screen.findByLabelText('Code der Überweisung');
  fireEvent.change(field, { target: { value: code } });
  // Blur validates the field at once, not after 20 ms: here, the answer comes sooner.
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Code prüfen' }));
  return field;
};

test('[BANKCODE-1] validates the account, in any spelling of the code', async () => {
  const { sent } = await showCode({ [`POST ${ME}/bank-code`]: validated });
  expect(await screen.findByText(/auf das Konto DE89 3704 0044 0532 0130 00 überwiesen/)).toBeTruthy();
  await enter('a3c 4d7');
  expect(await screen.findByText('Ihr Bankkonto ist bestätigt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Geld auszahlen' }).getAttribute('href')).toBe('/user/payout');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(sent(`POST ${ME}/bank-code`)).toEqual([{ code: 'A3C4D7' }]);
});

test.each(['A3C4D0', 'A3C4D'])('[BANKCODE-2] refuses %s, which no code is, before it sends', async (code) => {
  const { asked } = await showCode();
  const field = await enter(code);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(asked).not.toContain(`POST ${ME}/bank-code`);
});

test('[BANKCODE-3] names a wrong code at its field', async () => {
  await showCode({ [`POST ${ME}/bank-code`]: () => refused(409, 'wrong_bank_code', 'Der Code stimmt nicht.') });
  const field = await enter('A3C4D7');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/Der Code stimmt nicht\./).length).toBeGreaterThan(0);
});

test('[BANKCODE-5] says that the account is confirmed, although the answer to its code was lost', async () => {
  const { answers } = await showCode({ [`POST ${ME}/bank-code`]: () => Promise.reject(new TypeError('offline')) });
  await screen.findByLabelText('Code der Überweisung');
  answers[`${ME}/bank-account`] = validated;
  answers[ME] = customer({ balance: 4_200 });
  await enter('A3C4D7');
  expect(await screen.findByText('Ihr Bankkonto ist bestätigt')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(queryClient.getQueryData(customerQuery.queryKey)).toMatchObject({ balance: 4_200 }));
});

test.each([
  [validated, 'Ihr Bankkonto ist bestätigt'],
  [{ ...validated, iban: null, bank_account_status: 'none' }, 'Es wird kein Code benötigt'],
])('[BANKCODE-4] has no form if no code is asked for', async (account, words) => {
  await showCode({ [`${ME}/bank-account`]: account });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
