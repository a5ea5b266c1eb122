import { differenceInYears } from 'date-fns/differenceInYears';
import type { Kysely, Selectable } from 'kysely';
import type { CustomerTable } from '../customers/customer.tables.ts';
import { isPending, isValidated } from '../customers/customer-check.model.ts';
import { termsVersion } from '../customers/terms.ts';
import type { Tables } from '../database/tables.ts';
import { utc } from '../day/zone.ts';
import { Refused } from '../operation/refused.ts';

/** Page modals that a logged-in customer goes through before it bets or moves money (core §4), in the order of asking. */
export type Checkpoint = 'check_TC' | 'check_identity_status' | 'check_identity' | 'check_age' | 'schufa_checked_date';

/** What of a customer decides on its checkpoints. */
const facts = [
  'customerstatus_id',
  'terms_version',
  'identity_validated_at',
  'age_validated_at',
  'schufa_checked_date',
] as const satisfies readonly (keyof CustomerTable)[];

export type CheckpointFacts = Pick<Selectable<CustomerTable>, (typeof facts)[number]>;

/** A check of means holds for a year. Who was never checked needs none: higher limits ask for it. */
export const isMeansCheckOver = (checkedOn: string | null, now: number): boolean =>
  checkedOn !== null && differenceInYears(now, checkedOn, { in: utc }) >= 1;

/** The checkpoints that a customer has to go through at an instant (ms); empty when there is none. */
export const checkpointsOf = (customer: CheckpointFacts, now: number): Checkpoint[] => {
  const { customerstatus_id: status } = customer;
  // A provisional customer (9) may deposit before it is identified (core §4).
  const needsIdentity = customer.identity_validated_at === null && status !== 6 && status !== 9;
  const due: Record<Checkpoint, boolean> = {
    check_TC: customer.terms_version !== termsVersion,
    check_identity_status: status === 6 || isPending(customer.identity_validated_at, now),
    check_identity: needsIdentity,
    check_age: !isValidated(customer.age_validated_at, now),
    schufa_checked_date: isMeansCheckOver(customer.schufa_checked_date, now),
  };
  return (Object.keys(due) as Checkpoint[]).filter((checkpoint) => due[checkpoint]);
};

const messages: Record<Checkpoint, string> = {
  check_TC: 'Please accept the new terms and conditions.',
  check_identity_status: 'Your identity is being checked. Please finish the check first.',
  check_identity: 'Please have your identity checked first.',
  check_age: 'Please confirm your age first.',
  schufa_checked_date: 'Your proof of means is more than a year old. Please renew it.',
};

/**
 * For what a customer may only do with no checkpoint open: bets, deposits, withdrawals.
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
  if (first) throw new Refused(403, first, messages[first], { extended: { checkpoints: [first, ...rest] } });
};
