import type { components } from '@paddock/api';
import type { Instant } from '../../server/database/columns.ts';
import { isPending } from './customer-check.model.ts';

type Word = components['schemas']['User']['customer_status'];

const words: Record<number, Word> = {
  0: 'blocked',
  1: 'active',
  6: 'identity_check',
  9: 'provisional',
  15: 'without_bank_account',
};

/** Words for the statuses of core §4. A status without a word permits nothing. */
export const customerStatusWord = (customerstatusId: number): Word => words[customerstatusId] ?? 'blocked';

/** The status at an instant (ms): 6 during the identity check, active right after. */
export const customerStatusAt = (
  {
    customerstatus_id: status,
    identity_validated_at,
  }: { customerstatus_id: number; identity_validated_at: Instant | null },
  now: number,
): number => (status === 1 && isPending(identity_validated_at, now) ? 6 : status);
