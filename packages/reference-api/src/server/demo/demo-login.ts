import { milliseconds } from 'date-fns/milliseconds';
import type { Transaction } from 'kysely';
import { reopenRegistration } from '../../rooms/registration/begin-registration.ts';
import type { Tables } from '../database/tables.ts';
import type { DemoCustomer } from './demo-customer.types.ts';

/** Begins a registration that lacks only a confirmed bank account. */
const beginProvisional = async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
  const token = await reopenRegistration(transaction, customerId, now);
  await transaction
    .updateTable('registration')
    .set({ email_verified_at: now, mobile_verified_at: now })
    .where('token', '=', token)
    .execute();
};

/** States that refuse a login, and checkpoints that do not (core §4). */
export const demoLoginCustomers = [
  {
    name: 'identity',
    shows: 'status 6: its identity is to be checked',
    differs: () => ({ customerstatus_id: 6, identity_validated_at: null }),
  },
  {
    name: 'provisional',
    shows:
      'status 9: with the notice confirmed, 80,00 € may be deposited before its identity is checked; its bank account waits for the code A3C4D7',
    deposit: 2_000,
    differs: () => ({
      customerstatus_id: 9,
      identity_validated_at: null,
      bank_account_status: 'pending',
      bank_code: 'A3C4D7',
    }),
    add: beginProvisional,
  },
  {
    name: 'no-bank',
    shows: 'status 15: without bank account',
    differs: () => ({ customerstatus_id: 15, iban: null, bank_account_status: 'none' }),
    add: beginProvisional,
  },
  {
    name: 'expired',
    shows: 'status 9 for 31 days without an identity: login leads to PostIdent',
    differs: (now) => ({
      customerstatus_id: 9,
      identity_validated_at: null,
      created_at: now - milliseconds({ days: 31 }),
    }),
  },
  { name: 'age', shows: 'its age is to be confirmed', differs: () => ({ age_validated_at: null }) },
  {
    name: 'token-lists',
    shows: 'as active, but a login gives its tokens as one-element lists',
    differs: () => ({ lists_tokens: 1 }),
  },
  {
    name: 'terms-outdated',
    shows: 'accepted an older version of the terms',
    differs: () => ({ terms_version: '2025-01' }),
  },
  {
    name: 'excluded',
    shows: 'excluded itself for 90 days: cannot log in',
    // Nobody else in the demo: whoever is the same person, or has the account, is excluded too.
    differs: (now) => ({
      salutation: 'Herr',
      firstname: 'André',
      lastname: 'Groß-Jäger',
      birth_name: 'Groß',
      birthdate: '1979-03-08',
      iban: 'DE02120300000000202051',
      excluded_until: now + milliseconds({ days: 90 }),
    }),
  },
] as const satisfies readonly DemoCustomer[];
