import { sendBet } from '@paddock/api/bets';
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
  await list.findAllByText('angekommen');
  for (const read of list.getAllByRole('button', { name: /gelesen/ })) act(() => read.click());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ohne Antwort gesendet' })).toBeNull());
  expect(sent()).toHaveLength(1);
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
