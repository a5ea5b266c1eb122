import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createKnownDeviceTable } from '../auth/known-device.tables.ts';
import { addRefreshAttempt, createLoginTables } from '../auth/login.tables.ts';
import { createSessionTables } from '../auth/session.tables.ts';
import { addBetLegs, addBetTicket, createBetTables } from '../bets/bet.tables.ts';
import { createContactTables } from '../content/contact.tables.ts';
import { createCustomerTables } from '../customers/customer.tables.ts';
import { createSettingsTables } from '../customers/settings.tables.ts';
import { createFavoriteRunTable, createFavoriteTables } from '../favorites/favorite.tables.ts';
import { createLeagueTables } from '../league/league.tables.ts';
import { createLimitTables } from '../limits/limit.tables.ts';
import { createLoyaltyTables } from '../loyalty/loyalty.tables.ts';
import { createLugasTables } from '../lugas/lugas.tables.ts';
import { createMessengerTables } from '../messenger/messenger.tables.ts';
import { createLedgerTables } from '../money/ledger.tables.ts';
import { createPaymentTables } from '../money/payment.tables.ts';
import { createNewsletterTables } from '../newsletter/newsletter.tables.ts';
import { createOutboxTables } from '../outbox/outbox.tables.ts';
import { createRegistrationTables } from '../registration/registration.tables.ts';
import { createShopTables } from '../shop/shop.tables.ts';
import { createStreamTables } from '../streams/stream.tables.ts';
import { createTeamTables } from '../team-bets/team.tables.ts';
import { createThrottleTables } from '../throttle/throttle.tables.ts';
import { createVoucherTables } from '../vouchers/voucher.tables.ts';
import { createWheelTables } from '../wheel/wheel.tables.ts';
import { createImportedMeetingTable } from './imported-meeting.table.ts';

const create = (up: (db: Kysely<unknown>) => Promise<void>): Migration => ({ up });

/** In order of name; one that has been released is never changed. The SQL is common to SQLite and PostgreSQL. */
export const migrations: Record<string, Migration> = {
  '0001-imported-meetings': create(createImportedMeetingTable),
  '0010-customers': create(createCustomerTables),
  '0020-ledger': create(createLedgerTables),
  '0030-sessions': create(createSessionTables),
  '0050-settings': create(createSettingsTables),
  '0051-favorites': create(createFavoriteTables),
  '0052-messenger': create(createMessengerTables),
  '0053-favorite-runs': create(createFavoriteRunTable),
  '0060-limits': create(createLimitTables),
  '0061-lugas': create(createLugasTables),
  '0031-outbox': create(createOutboxTables),
  '0070-payments': create(createPaymentTables),
  '0090-vouchers': create(createVoucherTables),
  '0040-throttle': create(createThrottleTables),
  '0080-bets': create(createBetTables),
  '0082-bet-tickets': create(addBetTicket),
  '0081-team-bets': create(createTeamTables),
  '0092-loyalty': create(createLoyaltyTables),
  '0094-wheel': create(createWheelTables),
  '0096-shop': create(createShopTables),
  '0098-league': create(createLeagueTables),
  '0041-registrations': create(createRegistrationTables),
  '0042-newsletter': create(createNewsletterTables),
  '0032-login': create(createLoginTables),
  '0100-contact': create(createContactTables),
  '0110-streams': create(createStreamTables),
  '0120-refresh-attempts': create(addRefreshAttempt),
  '0130-bet-legs': create(addBetLegs),
  '0140-known-devices': create(createKnownDeviceTable),
};
