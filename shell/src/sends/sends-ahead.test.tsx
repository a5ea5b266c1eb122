import { sendBet } from '@paddock/api/bets';
import { press } from '@paddock/host';
import { customer, fakeApi } from '@paddock/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { becomeCustomer } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const fetched = vi.hoisted(() => vi.fn());

vi.mock('./sends-list.tsx', () => {
  fetched();
  return { SendsList: () => null };
});

test('[SENT-5] the list is fetched with the press, while the answer is waited for', async () => {
  fakeApi({ '/api/v1/customer/me': customer(), 'POST /api/v1/bets': () => new Promise<never>(() => {}) });
  act(becomeCustomer);
  showShell(createFakeSource({}), '/');
  expect(fetched).not.toHaveBeenCalled();
  void press({
    operation: sendBet,
    body: { raceId: 7, pool: 'WIN', leg1: [3], stake: 200, expectedPrice: 200 },
    idOf: ({ bet }) => bet.id,
    subject: 'ticket-1',
    line: 'Sieg 3, Hoppegarten R4',
    amount: 200,
  });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
});
