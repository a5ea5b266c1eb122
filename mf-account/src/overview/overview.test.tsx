import { customer, exampleOf, fakeApi, logInForTest, refused, showPage } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import config from '../../remote.config.ts';
import remote from '../remote.ts';

const ME = '/api/v1/customer/me';
const TYPES = '/api/v1/payment/types';
const OPEN = '/api/v1/payment';

async function open(facts: Parameters<typeof customer>[0] = {}) {
  const api = fakeApi({ [ME]: customer(facts), [TYPES]: exampleOf('getPaymentTypes') });
  await logInForTest();
  await showPage('mf-account', remote, '/user');
  return api;
}

const money = () => within(screen.getByRole('region', { name: 'Ihr Geld' }));

describe('the overview', () => {
  test('[ACCOUNTSTART-1] has the balance with its time, and the wettstars beside it', async () => {
    await open({ balance: 12_345, bonuspoints: 1250, bonuspoints_status: true });
    await money().findByText(/^123,45\s€$/);
    money().getByText(/^Stand \d\d\.\d\d\.\d{4} \d\d:\d\d\sUhr$/);
    money().getByText('1.250');
    expect(money().getByRole('link', { name: 'Zu den Wettstars' }).getAttribute('href')).toBe('/user/loyalty');
  });

  test('[ACCOUNTSTART-1] leads a customer without wettstars to the programme, and shows no 0', async () => {
    await open({ balance: 100, bonuspoints: 0, bonuspoints_status: false });
    await money().findByRole('link', { name: 'Am Programm teilnehmen' });
    expect(money().queryByText('0')).toBeNull();
  });

  test('[ACCOUNTSTART-2] an unknown balance is said to be unknown, never 0; the rest of the page works', async () => {
    const { answers } = fakeApi({ [ME]: () => refused(503, 'unavailable'), [TYPES]: exampleOf('getPaymentTypes') });
    await logInForTest();
    await showPage('mf-account', remote, '/user');
    await money().findByText('Das konnte gerade nicht geladen werden');
    expect(document.body.textContent).not.toMatch(/\b0,00/);
    money().getByRole('link', { name: 'Einzahlen' });
    answers[ME] = customer({ balance: 700 });
    fireEvent.click(money().getByRole('button', { name: 'Erneut versuchen' }));
    await money().findByText(/^7,00\s€$/);
  });

  test('[ACCOUNTSTART-3] names the ways to pay in and out, each with its least and its most', async () => {
    await open();
    const item = (await money().findByText(/Sofortüberweisung/)).textContent;
    expect(item).toMatch(/^Sofortüberweisung 5\s€ bis 5\.000\s€$/);
    money().getByText(/Banküberweisung/);
    expect(money().getByRole('link', { name: 'Einzahlen' }).getAttribute('href')).toBe('/user/payin');
    expect(money().getByRole('link', { name: 'Auszahlen' }).getAttribute('href')).toBe('/user/payout');
  });

  test('[ACCOUNTSTART-4] leads to every page of the menu, each with what it is for', async () => {
    await open();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const { path } of config.menus?.user ?? []) expect(hrefs).toContain(path);
    screen.getByText('Einmal am Tag drehen und gewinnen');
  });

  test('[ACCOUNTSTART-5] open payments that cannot be read have the error under their heading', async () => {
    const { answers } = fakeApi({
      [ME]: customer(),
      [TYPES]: exampleOf('getPaymentTypes'),
      [OPEN]: () => refused(503, 'unavailable'),
    });
    await logInForTest();
    await showPage('mf-account', remote, '/user');
    const open = within(await screen.findByRole('region', { name: 'Noch offen' }));
    open.getByText('Das konnte gerade nicht geladen werden');
    answers[OPEN] = [];
    fireEvent.click(open.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByText('Noch offen')).toBeNull());
  });
});
