import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { Server } from '../../server/operation/server.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { iso, isoOrNull } from '../../world/day/zone.ts';
import { countries } from '../../world/generator/countries.ts';
import { checkpointsOf } from '../auth/checkpoints.ts';
import { isLugasEligible, lugasSessionAt } from '../limits/lugas/lugas.model.ts';
import { vouchersOfMe } from '../loyalty/vouchers/vouchers-of-me.ts';
import { beforeIdentityOf } from './before-identity.ts';
import type { CustomerTable } from './customer.tables.ts';
import { customerStatusAt, customerStatusWord } from './customer-status.ts';
import { type Preferences, readPreferences, withAllOrders } from './preferences.ts';
import { settingsOf } from './settings.ts';

type User = components['schemas']['User'];

const positions = countries.map(({ code }) => code);

/** The preferences of a customer on the day of `now`. */
export const preferencesAt = async ({ days }: Server, stored: string, now: number): Promise<Preferences> => {
  const meetings = await days.meetingsOf(todayAt(now));
  return withAllOrders(
    readPreferences(stored),
    positions,
    meetings.map(({ country }) => country),
  );
};

export const showAddress = (
  customer: Pick<Selectable<CustomerTable>, 'street' | 'house_number' | 'zip' | 'city' | 'country'>,
): User['address'] => ({
  street: customer.street,
  house_number: customer.house_number,
  zip: customer.zip,
  city: customer.city,
  country: customer.country,
});

const favoritesOf = async ({ database }: Server, customerId: number): Promise<number[]> => {
  const rows = await database
    .selectFrom('favorite')
    .select('horse_id')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ horse_id }) => horse_id);
};

const notesOf = async ({ database }: Server, customerId: number): Promise<User['notes']> =>
  database
    .selectFrom('horse_note')
    .select(['id', 'horse_id'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();

/** The due page modals (core §4): checkpoints, and the registration with LUGAS. */
const pageModalsOf = (customer: Selectable<CustomerTable>, now: number): User['checkpoints'] => [
  ...checkpointsOf(customer, now),
  ...(isLugasEligible(customer) && customer.lugas_registered === null ? (['lugas_register_modal'] as const) : []),
];

/** All fields of the user for pages (core §3). */
export const showMe = async (server: Server, customerId: number, now: number): Promise<User> => {
  const stored = await server.database
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const customer = lugasSessionAt(stored, now);
  const status = customerStatusAt(customer, now);
  const before = await beforeIdentityOf(server.database, customer, server.permit.beforeIdentity, now);
  return {
    id: customer.id,
    email: customer.email,
    salutation: customer.salutation,
    firstname: customer.firstname,
    lastname: customer.lastname,
    birthdate: customer.birthdate,
    country: customer.country,
    groups: JSON.parse(customer.groups),
    customerstatus_id: status,
    customer_status: customerStatusWord(status),
    balance: customer.balance,
    bonuspoints: customer.bonuspoints,
    bonuspoints_status: customer.bonuspoints_status === 1,
    favorites: await favoritesOf(server, customerId),
    notes: await notesOf(server, customerId),
    preferences: await preferencesAt(server, customer.preferences, now),
    settings: await settingsOf(server.database, customerId),
    address: showAddress(customer),
    bank_account_status: customer.bank_account_status as User['bank_account_status'],
    withdrawal_amount: customer.withdrawal_amount,
    before_identity: before && { until: iso(before.until), deposit_left: before.depositLeft, notice: before.notice },
    stats_checked: isoOrNull(customer.stats_checked),
    ...(await vouchersOfMe(server.database, customerId, now)),
    lugas_registered: isoOrNull(customer.lugas_registered),
    lugas_activated: isoOrNull(customer.lugas_activated),
    lugas_expires: isoOrNull(customer.lugas_expires),
    lugas_keepalive: isoOrNull(customer.lugas_keepalive),
    lugas_reality: isoOrNull(customer.lugas_reality),
    lugas_realityexpires: isoOrNull(customer.lugas_realityexpires),
    play_break: server.permit.hasBreak ? { until: isoOrNull(customer.break_until) } : null,
    is_pro: customer.is_pro === 1,
    checkpoints: pageModalsOf(customer, now),
  };
};
