import type { components } from '@paddock/api';

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
