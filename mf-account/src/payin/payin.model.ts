import type { ApiData } from '@paddock/api';
import { awaitsIdentityCheck, isWithoutBankAccount, mayDeposit } from '@paddock/api/customer-status';
import type { Customer } from '@paddock/host';
import { isOnBreak } from '../shared/break.model.ts';
import type { PaymentType } from '../shared/money/money.queries.ts';

export type CustomerLimit = ApiData<'getLimits'>[number];

/** The page's rules for a deposit. The server decides. */
export interface DepositRules {
  types: readonly PaymentType[];
  limits: readonly CustomerLimit[];
  /** Cents that may be deposited before the identity check; null without such a rule. */
  beforeIdentity: number | null;
}

/** Why an amount cannot be deposited. Amounts in cents. */
export type DepositProblem =
  | { kind: 'least' | 'most' | 'identity'; amount: number }
  | { kind: 'deposit' | 'lugas'; range: CustomerLimit['range']; limit: number; used: number };

/** Whether the time before the identity check is over. */
export const isOverdue = (beforeIdentity: Customer['beforeIdentity'], now: number): boolean =>
  beforeIdentity !== null && Date.parse(beforeIdentity.until) <= now;

/** Why a customer cannot deposit at all now (core §4); null if no reason is known. */
export function depositHindrance(
  customer: Pick<Customer, 'customerstatusId' | 'playBreak' | 'beforeIdentity'>,
  now: number,
): 'break' | 'overdue' | 'identity' | 'bank' | 'blocked' | null {
  if (isOnBreak(customer, now)) return 'break';
  if (isOverdue(customer.beforeIdentity, now)) return 'overdue';
  if (mayDeposit(customer)) return null;
  if (awaitsIdentityCheck(customer)) return 'identity';
  return isWithoutBankAccount(customer) ? 'bank' : 'blocked';
}

export const depositTypes = (types: readonly PaymentType[]): PaymentType[] =>
  types.filter(({ direction }) => direction === 'deposit');

/** The active limits that a deposit counts against. */
export const depositLimits = (limits: readonly CustomerLimit[]): (CustomerLimit & { limitAmount: number })[] =>
  limits.filter(
    (limit): limit is CustomerLimit & { limitAmount: number } =>
      limit.active && limit.limitAmount !== null && (limit.type === 'deposit' || limit.type === 'lugas'),
  );

/** Why this amount (cents) cannot be deposited by a payment type; null if no reason is known. */
export function depositProblem(amount: number, typeId: number, rules: DepositRules): DepositProblem | null {
  const type = depositTypes(rules.types).find(({ id }) => id === typeId);
  if (type && amount < type.minimum) return { kind: 'least', amount: type.minimum };
  if (type && amount > type.maximum) return { kind: 'most', amount: type.maximum };
  const { beforeIdentity } = rules;
  if (beforeIdentity !== null && amount > beforeIdentity) return { kind: 'identity', amount: beforeIdentity };
  const passed = depositLimits(rules.limits).find((limit) => limit.limitUsed + amount > limit.limitAmount);
  if (!passed) return null;
  const kind = passed.type === 'lugas' ? 'lugas' : 'deposit';
  return { kind, range: passed.range, limit: passed.limitAmount, used: passed.limitUsed };
}

/** Amounts (cents) to choose from. */
const PRESETS = [1_000, 2_500, 5_000, 10_000, 20_000];

export const presetsOf = (typeId: number, rules: DepositRules): number[] =>
  PRESETS.filter((amount) => depositProblem(amount, typeId, rules) === null);
