import type { BankAccount } from '../shared/bank-account/bank-account.queries.ts';

/** A bank transfers a withdrawal within this time (ms). */
const TRANSFER_MS = 24 * 60 * 60_000;

/** The instant (ms) at which a withdrawal made at `now` is expected. */
export const expectedAt = (now: number): number => now + TRANSFER_MS;

/** Why a customer cannot withdraw now. It determines the next step. */
export type PayoutHindrance = 'registration' | 'identity' | 'none' | 'code' | 'pending' | 'empty';

/**
 * Why a withdrawal is impossible now (core §4: it needs a complete registration and a validated
 * account); null if it is possible.
 */
export function hindranceOf(
  { customerstatusId, balance }: { customerstatusId: number; balance: number },
  { bankAccountStatus, bankCodeRequired }: BankAccount,
  minimum: number,
): PayoutHindrance | null {
  if (customerstatusId === 6) return 'identity';
  if (bankAccountStatus === 'none') return 'none';
  if (bankAccountStatus === 'pending') return bankCodeRequired ? 'code' : 'pending';
  if (customerstatusId !== 1) return 'registration';
  return balance < minimum ? 'empty' : null;
}
