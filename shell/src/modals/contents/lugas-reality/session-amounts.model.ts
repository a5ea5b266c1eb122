import type { ApiData } from '@paddock/api';

type Transaction = ApiData<'getTransactions'>[number];

/** Stakes without refunds, wins and losses since an instant (ms), in cents. */
export const amountsSince = (
  transactions: readonly Pick<Transaction, 'type' | 'amount' | 'bookedAt'>[],
  since: number,
): { stakes: number; wins: number; losses: number } => {
  const sum = (type: Transaction['type']) =>
    transactions
      .filter((entry) => entry.type === type && Date.parse(entry.bookedAt) >= since)
      .reduce((total, { amount }) => total + amount, 0);
  const stakes = Math.max(0, -sum('stake') - sum('refund'));
  const wins = sum('payout');
  return { stakes, wins, losses: Math.max(0, stakes - wins) };
};
