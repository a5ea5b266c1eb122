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

/** A status of core §4 as a word. One that has none here lets nobody do anything. */
export const customerStatusWord = (customerstatusId: number): Word => words[customerstatusId] ?? 'blocked';

/** The status that a customer has at an instant (ms): 6 while its identity is being checked, and active right after. */
export const customerStatusAt = (
  {
    customerstatus_id: status,
    identity_validated_at,
  }: { customerstatus_id: number; identity_validated_at: Instant | null },
  now: number,
): number => (status === 1 && isPending(identity_validated_at, now) ? 6 : status);
