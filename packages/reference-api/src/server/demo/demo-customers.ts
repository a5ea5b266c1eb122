import { milliseconds } from 'date-fns/milliseconds';
import { composeIBAN } from 'ibantools';
import type { Insertable } from 'kysely';
import { hashPassword } from '../../rooms/auth/password.ts';
import type { CustomerTable } from '../../rooms/customer/customer.tables.ts';
import { defaultPreferences } from '../../rooms/customer/preferences.ts';
import { TERMS_VERSION } from '../../rooms/customer/terms.ts';
import { book } from '../../rooms/payments/ledger.ts';
import type { Database } from '../database/open-database.ts';
import { demoAccountCustomers } from './demo-account.ts';
import { demoBetCustomers } from './demo-bets.ts';
import type { DemoCustomer } from './demo-customer.types.ts';
import { demoLimitCustomers } from './demo-limits.ts';
import { demoLoginCustomers } from './demo-login.ts';
import { demoLoyaltyCustomers } from './demo-loyalty.ts';
import { demoMessageCustomers } from './demo-messages.ts';
import { demoRegistrationCustomers } from './demo-registration.ts';
import { demoStreamCustomers } from './demo-streams.ts';

/** The password of all demo customers. */
export const DEMO_PASSWORD = 'Paddock-2026!';

/** One customer for each state that the specification names (core §4, §5). */
export const demoCustomers = [
  { name: 'active', shows: 'everything in order' },
  { name: 'other', shows: 'as active: the second customer of tests' },
  ...demoLoginCustomers,
  ...demoAccountCustomers,
  ...demoRegistrationCustomers,
  ...demoLimitCustomers,
  ...demoLoyaltyCustomers,
  ...demoBetCustomers,
  ...demoStreamCustomers,
  ...demoMessageCustomers,
] as const satisfies readonly DemoCustomer[];

export type DemoName = (typeof demoCustomers)[number]['name'];

export const demoEmail = (name: string): string => `${name}@demo.test`;

/** Every demo customer is another person, with a bank account of its own. */
export const demoIban = (name: DemoName): string => {
  const bban = String(370_400_440_532_013_000n + BigInt(demoCustomers.findIndex((demo) => demo.name === name)));
  return composeIBAN({ countryCode: 'DE', bban }) as string;
};

const firstnameOf = (name: DemoName): string => `Erika-${name}`;

const ordinary = (name: DemoName, passwordHash: string, now: number): Insertable<CustomerTable> => ({
  email: demoEmail(name),
  username: name,
  password_hash: passwordHash,
  salutation: 'Frau',
  firstname: firstnameOf(name),
  lastname: 'Beispiel',
  birth_name: 'Muster',
  birthplace: 'Bonn',
  birthdate: '1985-04-12',
  country: 'DEU',
  nationality: 'DEU',
  street: 'Bahnhofstraße',
  house_number: '12a',
  zip: '50667',
  city: 'Köln',
  phone: '+4922112345678',
  groups: '[]',
  customerstatus_id: 1,
  created_at: now,
  balance: 0,
  bonuspoints: 0,
  bonuspoints_status: 1,
  iban: demoIban(name),
  bank_account_status: 'validated',
  bank_code: null,
  // Long ago, so that it stays valid when the clock is moved back.
  identity_validated_at: now - milliseconds({ days: 90 }),
  age_validated_at: now - milliseconds({ days: 90 }),
  schufa_checked_date: null,
  terms_version: TERMS_VERSION,
  stats_checked: null,
  is_pro: 0,
  excluded_until: null,
  lugas_registered: null,
  lugas_activated: null,
  lugas_expires: null,
  lugas_keepalive: null,
  lugas_reality: null,
  lugas_realityexpires: null,
  withdrawal_amount: null,
  preferences: JSON.stringify(defaultPreferences),
});

/** Before LUGAS-21, all demo customers were one person with one bank account. */
const FORMER = { firstname: 'Erika', iban: 'DE89370400440532013000' };

const makePerson = async (
  database: Database,
  name: DemoName,
  known: { firstname: string; iban: string | null },
): Promise<void> => {
  if (known.firstname !== FORMER.firstname) return;
  const iban = known.iban === FORMER.iban ? demoIban(name) : known.iban;
  await database
    .updateTable('customer')
    .set({ firstname: firstnameOf(name), iban })
    .where('email', '=', demoEmail(name))
    .where('firstname', '=', FORMER.firstname)
    .execute();
};

/** Hashed once: scrypt is slow on purpose and all share the password. */
let demoHash: Promise<string> | null = null;

/**
 * Adds the missing demo customers. Existing ones keep their state, also those that another process
 * adds meanwhile.
 */
export const addDemoCustomers = async (database: Database, now: number, seed = 1): Promise<void> => {
  const customers = database.selectFrom('customer').where('email', 'like', '%@demo.test');
  const rows = await customers.select(['email', 'firstname', 'iban']).execute();
  const known = new Map(rows.map((row) => [row.email, row]));
  for (const demo of demoCustomers as readonly DemoCustomer[]) {
    const before = known.get(demoEmail(demo.name));
    if (before) {
      await makePerson(database, demo.name as DemoName, before);
      continue;
    }
    demoHash ??= hashPassword(DEMO_PASSWORD);
    const row = { ...ordinary(demo.name as DemoName, await demoHash, now), ...demo.differs?.(now) };
    await database.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('customer')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return;
      const { id } = added;
      const amount = demo.deposit ?? 10_000;
      if (amount > 0)
        await book(transaction, { customerId: id, kind: 'deposit', amount, reference: `demo:${id}`, at: now });
      await demo.add?.(transaction, id, now, seed);
    });
  }
};
