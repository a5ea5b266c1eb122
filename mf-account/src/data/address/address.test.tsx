import { queryClient, useAlerts } from '@paddock/host';
import { accepted, customer, exampleOf, fakeApi, logInForTest, refused, toldFailures } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.ts';

const ME = '/api/v1/customer/me';
const CHALLENGE = `POST ${ME}/step-up/challenge`;
const FIND = '/api/v1/address/find?text=fohlenweg&country=DEU';
const found = { id: 7, street: 'Fohlenweg', zip: '50667', city: 'Köln', country: 'DEU' };

const showAddress = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    [ME]: customer(),
    [`${ME}/bank-account`]: exampleOf('bankAccount'),
    [CHALLENGE]: { step_up: null },
    [FIND]: [{ id: 7, text: 'Fohlenweg, 50667 Köln' }],
    '/api/v1/address/retrieve/7': found,
    ...answers,
  });
  await logInForTest();
  const shown = await show('/user/data/address');
  await screen.findByLabelText('Straße');
  return { ...api, ...shown };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** The list of the search is in a separate chunk. */
const search = async (text: string) => {
  const box = await screen.findByRole('combobox', { name: /^Adresse suchen/ });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
};

test('[HOMEADDRESS-1] begins with the address that is known; the country is said, and who changes it', async () => {
  await showAddress();
  expect(['Straße', 'Hausnummer', 'Postleitzahl', 'Ort'].map((label) => field(label).value)).toEqual([
    'Bahnhofstraße',
    '12a',
    '50667',
    'Köln',
  ]);
  expect(screen.getByText(/Land: Deutschland\./)).toBeTruthy();
});

test('[HOMEADDRESS-2] is found by a few letters, and filled in; the house number is asked for', async () => {
  await showAddress();
  await search('fohlenweg');
  fireEvent.click(await screen.findByRole('option', { name: 'Fohlenweg, 50667 Köln' }));
  await waitFor(() => expect(field('Straße').value).toBe('Fohlenweg'));
  expect([field('Postleitzahl').value, field('Ort').value, field('Hausnummer').value]).toEqual(['50667', 'Köln', '']);
  await waitFor(() => expect(document.activeElement).toBe(field('Hausnummer')));
});

test('[HOMEADDRESS-3] without a working search is typed', async () => {
  await showAddress({ [FIND]: () => refused(503, 'down') });
  await search('fohlenweg');
  expect(await screen.findByText(/Die Suche geht gerade nicht/)).toBeTruthy();
});

test('[HOMEADDRESS-3] that is found but cannot be read is typed', async () => {
  const told = toldFailures();
  await showAddress({ '/api/v1/address/retrieve/7': () => refused(503, 'down') });
  await search('fohlenweg');
  fireEvent.click(await screen.findByRole('option', { name: 'Fohlenweg, 50667 Köln' }));
  expect(await screen.findByText(/Die Suche geht gerade nicht/)).toBeTruthy();
  expect(field('Straße').value).toBe('Bahnhofstraße');
  expect(told).toEqual([]);
});

test('[HOMEADDRESS-8] that could not be read is no failure of the next search', async () => {
  toldFailures();
  await showAddress({
    '/api/v1/address/retrieve/7': () => refused(503, 'down'),
    '/api/v1/address/find?text=fohlenwinkel&country=DEU': [{ id: 8, text: 'Fohlenwinkel, 10115 Berlin' }],
  });
  await search('fohlenweg');
  fireEvent.click(await screen.findByRole('option', { name: 'Fohlenweg, 50667 Köln' }));
  await screen.findByText(/Die Suche geht gerade nicht/);
  await search('fohlenwinkel');
  await screen.findByRole('option', { name: 'Fohlenwinkel, 10115 Berlin' });
  expect(screen.queryByText(/Die Suche geht gerade nicht/)).toBeNull();
});

describe('while the chosen address is read', () => {
  const readSlowly = async () => {
    const late = Promise.withResolvers<Response>();
    await showAddress({
      [FIND]: [
        { id: 7, text: 'Fohlenweg, 50667 Köln' },
        { id: 8, text: 'Fohlenwinkel, 10115 Berlin' },
      ],
      '/api/v1/address/retrieve/7': () => late.promise,
      '/api/v1/address/retrieve/8': { ...found, id: 8, street: 'Fohlenwinkel', zip: '10115', city: 'Berlin' },
    });
    await search('fohlenweg');
    fireEvent.click(await screen.findByRole('option', { name: 'Fohlenweg, 50667 Köln' }));
    await screen.findByText('Wird gesucht …');
    return async () => {
      await act(async () => late.resolve(accepted(found)));
      await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
    };
  };

  test('[HOMEADDRESS-7] a typed house number stays, and so does the focus', async () => {
    const answer = await readSlowly();
    expect(field('Hausnummer').value).toBe('');
    type('Hausnummer', '5');
    act(() => field('Ort').focus());
    await answer();
    await waitFor(() => expect(field('Straße').value).toBe('Fohlenweg'));
    expect(field('Hausnummer').value).toBe('5');
    expect(document.activeElement).toBe(field('Ort'));
    expect(screen.queryByText('Wird gesucht …')).toBeNull();
  });

  test('[HOMEADDRESS-7] a typed address stays', async () => {
    const answer = await readSlowly();
    type('Straße', 'Eigene Straße');
    type('Hausnummer', '5');
    await answer();
    expect(['Straße', 'Hausnummer', 'Ort'].map((label) => field(label).value)).toEqual(['Eigene Straße', '5', 'Köln']);
  });

  test('[HOMEADDRESS-7] a later choice stays', async () => {
    const answer = await readSlowly();
    await search('fohlenweg');
    fireEvent.click(await screen.findByRole('option', { name: 'Fohlenwinkel, 10115 Berlin' }));
    await waitFor(() => expect(field('Ort').value).toBe('Berlin'));
    await answer();
    expect([field('Straße').value, field('Ort').value]).toEqual(['Fohlenwinkel', 'Berlin']);
  });
});

test('[HOMEADDRESS-4] is saved, and the page of the data shows it', async () => {
  const { sent, router } = await showAddress({ [`POST ${ME}/address`]: { ...found, house_number: '3' } });
  type('Straße', 'Fohlenweg');
  type('Hausnummer', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Adresse speichern' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/data'));
  expect(sent(`POST ${ME}/address`)).toEqual([{ street: 'Fohlenweg', house_number: '3', zip: '50667', city: 'Köln' }]);
});

test('[ACCOUNT-11] [HOMEADDRESS-4] is saved, and leaves a customer alone who has gone on before the answer', async () => {
  const answer = Promise.withResolvers<Response>();
  const { router, visit, asked } = await showAddress({ [`POST ${ME}/address`]: () => answer.promise });
  useAlerts.setState({ alerts: [] });
  type('Hausnummer', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Adresse speichern' }));
  await waitFor(() => expect(asked).toContain(`POST ${ME}/address`));
  await visit('/user');
  answer.resolve(accepted({ ...found, house_number: '3' }));
  await waitFor(() =>
    expect(useAlerts.getState().alerts).toMatchObject([{ message: 'Ihre Adresse ist gespeichert.' }]),
  );
  await act(async () => {});
  expect(router.state.location.pathname).toBe('/user');
});

test('[HOMEADDRESS-4] reads the customer again after an answer that was lost', async () => {
  const { asked } = await showAddress({ [`POST ${ME}/address`]: () => refused(504, 'upstream_timeout') });
  const reads = () => asked.filter((call) => call === ME).length;
  const before = reads();
  type('Hausnummer', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Adresse speichern' }));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('[HOMEADDRESS-5] needs a number in the house number', async () => {
  const { asked } = await showAddress();
  type('Hausnummer', 'a');
  fireEvent.click(screen.getByRole('button', { name: 'Adresse speichern' }));
  await waitFor(() => expect(field('Hausnummer').getAttribute('aria-invalid')).toBe('true'));
  expect(asked).not.toContain(`POST ${ME}/address`);
});

test('[HOMEADDRESS-6] is saved after a step-up by a customer with a passkey', async () => {
  const { asked, answers } = await showAddress({
    [CHALLENGE]: exampleOf('startStepUp'),
    [`POST ${ME}/address`]: { ...found, house_number: '3' },
  });
  type('Hausnummer', '3');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Adresse speichern' }));
  save();
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: 'Abbrechen' }));
  await screen.findByText(/^Sie haben das nicht bestätigt/);
  expect(field('Hausnummer').value).toBe('3');
  expect(asked).not.toContain(`POST ${ME}/address`);
  answers[CHALLENGE] = { step_up: null };
  save();
  await waitFor(() => expect(asked).toContain(`POST ${ME}/address`));
});
