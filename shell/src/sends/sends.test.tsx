import { sendBet } from '@paddock/api/bets';
import { orderShopProduct } from '@paddock/api/loyalty';
import { startPayment, withdraw } from '@paddock/api/payments';
import { press } from '@paddock/host';
import { startOutbox } from '@paddock/host/shell';
import { answersAboutSends, customer, fakeApi, refused } from '@paddock/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { becomeCustomer, becomeVisitor } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
// Loaded before the test looks for it.
import './sends-list.tsx';

const BETS = 'POST /api/v1/bets';

let stop: () => void;
let api: ReturnType<typeof fakeApi>;
let bets = 0;
let presses = 0;

const sent = () => api.sent(BETS);

/** Sets the server's answer about any key, from now on. */
function becomes(status: 'taken' | 'void') {
  const answers = answersAboutSends(() => status, 81);
  Object.assign(api.answers, answers);
}

const pressBet = () => {
  bets += 1;
  return act(async () => {
    await press({
      operation: sendBet,
      body: { raceId: 7, pool: 'WIN', leg1: [3], stake: 200, expectedPrice: 200 },
      idOf: ({ bet }) => bet.id,
      subject: `ticket-${bets}`,
      line: `Sieg ${bets}, Hoppegarten R4`,
      amount: 200,
    });
  });
};

const notice = () => screen.findByRole('region', { name: 'Ohne Antwort gesendet' });

beforeEach(() => {
  api = fakeApi({
    '/api/v1/customer/me': customer(),
    [BETS]: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  act(becomeCustomer);
  stop = startOutbox();
  showShell(createFakeSource({}), '/');
});

afterEach(() => {
  stop();
  act(becomeVisitor);
  vi.unstubAllGlobals();
});

test('[SENT-1] a bet whose answer is lost is said to be open, and is not sent again', async () => {
  await pressBet();
  const list = within(await notice());
  list.getByText(new RegExp(`Sieg ${bets}, Hoppegarten R4 · 2,00\\s€`));
  list.getByText('wird geklärt');
  list.getByText(/Bitte senden Sie sie nicht noch einmal/);
  expect(list.queryByRole('button')).toBeNull();
  expect(sent()).toHaveLength(1);
});

test('[SENT-2] it is said that it arrived, until the customer has read it', async () => {
  await pressBet();
  becomes('taken');
  act(() => void dispatchEvent(new Event('online')));
  const list = within(await notice());
  await list.findAllByText('bei uns eingegangen');
  for (const read of list.getAllByRole('button', { name: /gelesen/ })) act(() => read.click());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ohne Antwort gesendet' })).toBeNull());
  expect(sent()).toHaveLength(1);
});

/** Presses it, loses the answer, and finds out that it arrived. Returns its line of the list. */
async function arrives<Id extends Parameters<typeof press>[0]['operation']['id']>(
  pressed: Pick<Parameters<typeof press<Id>>[0], 'operation' | 'body' | 'idOf'>,
) {
  presses += 1;
  const line = `Nummer ${presses}`;
  api.answers[`POST /api${pressed.operation.path}`] = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(async () => void (await press({ ...pressed, subject: line, line, amount: null })));
  becomes('taken');
  act(() => void dispatchEvent(new Event('online')));
  const words = await within(await notice()).findByText(new RegExp(`^${line} `));
  return within(words.closest('li') as HTMLElement);
}

test('[SENT-6] a deposit that arrived is not paid yet: its link leads there, and ends its line', async () => {
  const line = await arrives({
    operation: startPayment,
    body: { paymentTypeId: 1, amount: 2_500 },
    idOf: ({ id }) => id,
  });
  await line.findByText('angelegt, noch nicht bezahlt');
  const link = line.getByRole('link', { name: 'Bezahlen' });
  expect(link.getAttribute('href')).toBe('/user/payin');
  act(() => link.click());
  await waitFor(() => expect(link.isConnected).toBe(false));
  expect(location.pathname).toBe('/user/payin');
});

test('[SENT-6] a bet that arrived is received: what became of it is said where its link leads', async () => {
  const line = await arrives({
    operation: sendBet,
    body: { raceId: 7, pool: 'WIN', leg1: [3], stake: 200, expectedPrice: 200 },
    idOf: ({ bet }) => bet.id,
  });
  await line.findByText('bei uns eingegangen');
  expect(line.getByRole('link', { name: 'Meine Wetten' }).getAttribute('href')).toBe('/user/bets');
});

test('[SENT-6] a withdrawal that arrived is requested, any other send has arrived', async () => {
  const withdrawal = await arrives({ operation: withdraw, body: { amount: 2_500 }, idOf: ({ id }) => id });
  await withdrawal.findByText('beauftragt');
  const order = await arrives({
    operation: orderShopProduct,
    body: { productId: 1, quantity: 1, expectedPoints: 5 },
    idOf: (made) => made.order.id,
  });
  await order.findByText('angekommen');
});

test('[SENT-3] nobody else sees it on the same browser', async () => {
  await pressBet();
  await notice();
  act(becomeVisitor);
  expect(screen.queryByRole('region', { name: 'Ohne Antwort gesendet' })).toBeNull();
});

test('[SENT-4] what was refused at once is left to its own place', async () => {
  becomes('void');
  api.answers[BETS] = refused(409, 'price_changed');
  await pressBet();
  expect(screen.queryByText(new RegExp(`Sieg ${bets},`))).toBeNull();
});
