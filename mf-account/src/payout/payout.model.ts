import type { BankAccount } from '../shared/bank-account/bank-account.queries.ts';

/** A bank has transferred a withdrawal after so long (ms). */
const TRANSFER_MS = 24 * 60 * 60_000;

/** The instant (ms) at which a withdrawal is expected that is pressed at `now`. */
export const expectedAt = (now: number): number => now + TRANSFER_MS;

/** Why a customer cannot be paid out now: the next step follows from it. */
export type PayoutHindrance = 'registration' | 'identity' | 'none' | 'code' | 'pending' | 'empty';

/**
 * What stands before a withdrawal (core §4: a complete registration, a validated account); null if
 * it can be pressed.
 */
export function hindranceOf(
  { customerstatusId, balance }: { customerstatusId: number; balance: number },
  { bankAccountStatus, bankCodeRequired }: BankAccount,
  minimum: number,
): PayoutHindrance | null {
  if (customerstatusId === 6) return 'identity';
  if (customerstatusId !== 1 && customerstatusId !== 15) return 'registration';
  if (bankAccountStatus === 'none') return 'none';
  if (bankAccountStatus === 'pending') return bankCodeRequired ? 'code' : 'pending';
  if (customerstatusId === 15) return 'registration';
  return balance < minimum ? 'empty' : null;
}
