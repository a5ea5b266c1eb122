import { differenceInYears } from 'date-fns/differenceInYears';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { Refused } from '../../server/operation/refused.ts';
import { utc } from '../../world/day/zone.ts';
import type { CustomerTable } from '../customer/customer.tables.ts';
import { isPending, isValidated } from '../customer/customer-check.model.ts';
import { TERMS_VERSION } from '../customer/terms.ts';

/** Page modals that a customer completes before bets and payments (core §4), in order. */
export type Checkpoint = 'check_TC' | 'check_identity_status' | 'check_identity' | 'check_age' | 'schufa_checked_date';

/** The fields of a customer that decide on checkpoints. */
const facts = [
  'customerstatus_id',
  'terms_version',
  'identity_validated_at',
  'age_validated_at',
  'schufa_checked_date',
] as const satisfies readonly (keyof CustomerTable)[];

export type CheckpointFacts = Pick<Selectable<CustomerTable>, (typeof facts)[number]>;

/**
 * A check of means is valid for a year. Without one nothing is due: only higher limits require it.
 */
export const isMeansCheckOver = (checkedOn: string | null, now: number): boolean =>
  checkedOn !== null && differenceInYears(now, checkedOn, { in: utc }) >= 1;

/** The open checkpoints of a customer at an instant (ms). */
export const checkpointsOf = (customer: CheckpointFacts, now: number): Checkpoint[] => {
  const { customerstatus_id: status } = customer;
  // A provisional customer (9) may deposit before it is identified (core §4).
  const needsIdentity = customer.identity_validated_at === null && status !== 6 && status !== 9;
  const due: Record<Checkpoint, boolean> = {
    check_TC: customer.terms_version !== TERMS_VERSION,
    check_identity_status: status === 6 || isPending(customer.identity_validated_at, now),
    check_identity: needsIdentity,
    check_age: !isValidated(customer.age_validated_at, now),
    schufa_checked_date: isMeansCheckOver(customer.schufa_checked_date, now),
  };
  return (Object.keys(due) as Checkpoint[]).filter((checkpoint) => due[checkpoint]);
};

/**
 * Guards bets, deposits, withdrawals and bonuses, which need all checkpoints passed.
 * @param database or the transaction that decides
 * @throws Refused 403 with the first checkpoint's name as its code
 */
export const assertNoCheckpoint = async (database: Kysely<Tables>, customerId: number, now: number): Promise<void> => {
  const customer = await database
    .selectFrom('customer')
    .select(facts)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const [first, ...rest] = checkpointsOf(customer, now);
  if (first) throw new Refused(403, first, { extended: { checkpoints: [first, ...rest] } });
};
