import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createKnownDeviceTable } from '../../rooms/auth/known-device.tables.ts';
import { addRefreshAttempt, createLoginTables } from '../../rooms/auth/login.tables.ts';
import { addStepUp, createPasskeyTables } from '../../rooms/auth/passkeys/passkey.tables.ts';
import { addSessionAgent, createSessionTables } from '../../rooms/auth/session.tables.ts';
import { addBetHits, addBetLegs, addBetTicket, createBetTables, mergeBetLegs } from '../../rooms/bets/bet.tables.ts';
import { createTeamTables } from '../../rooms/bets/team-bets/team.tables.ts';
import { createContactTables } from '../../rooms/content/contact.tables.ts';
import { createFormerAccountTable } from '../../rooms/customer/bank/former-account.tables.ts';
import {
  addBirthNames,
  addExclusionIndex,
  addIdentityNotice,
  addLoyaltyJoinedAt,
  addPersonIndexes,
  addProvisionalAt,
  createCustomerTables,
} from '../../rooms/customer/customer.tables.ts';
import { createPostidentCouponTable } from '../../rooms/customer/postident/postident.tables.ts';
import { createErasureRequestTable, createSettingsTables } from '../../rooms/customer/settings.tables.ts';
import { addNoteName, createFavoriteRunTable, createFavoriteTables } from '../../rooms/favorites/favorite.tables.ts';
import { addPlayBreak } from '../../rooms/limits/break/break.tables.ts';
import { addRaiseIndex, createLimitChangeTable, createLimitTables } from '../../rooms/limits/limit.tables.ts';
import { createLugasTables } from '../../rooms/limits/lugas/lugas.tables.ts';
import { createLeagueTables } from '../../rooms/loyalty/league/league.tables.ts';
import { createLoyaltyTables } from '../../rooms/loyalty/loyalty.tables.ts';
import { createShopTables } from '../../rooms/loyalty/shop/shop.tables.ts';
import { addEndTold, createVoucherTables } from '../../rooms/loyalty/vouchers/voucher.tables.ts';
import { createWheelTables } from '../../rooms/loyalty/wheel/wheel.tables.ts';
import {
  addBookmarkedRace,
  addMessagePayment,
  createMessagesReadTable,
  createMessengerTables,
} from '../../rooms/messenger/messenger.tables.ts';
import { createPushTable } from '../../rooms/messenger/push/push.tables.ts';
import { createLedgerTables } from '../../rooms/payments/ledger.tables.ts';
import { createPaymentTables } from '../../rooms/payments/payment.tables.ts';
import { addConsentProof, createNewsletterTables } from '../../rooms/registration/newsletter/newsletter.tables.ts';
import {
  addReminder,
  addReopening,
  createRegistrationTables,
  takeUnprovenAddresses,
} from '../../rooms/registration/registration.tables.ts';
import { createSendTable } from '../../rooms/sends/send.tables.ts';
import { createStreamTables } from '../../rooms/streams/stream.tables.ts';
import { createOutboxTables } from '../outbox/outbox.tables.ts';
import { createThrottleTables } from '../throttle/throttle.tables.ts';
import { createImportedMeetingTable } from './imported-meeting.table.ts';

const create = (up: (db: Kysely<unknown>) => Promise<void>): Migration => ({ up });

/**
 * Run in order of name, so a new one has the highest number. Never change a released one. The SQL
 * runs on SQLite and PostgreSQL.
 */
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
  '0190-birth-names': create(addBirthNames),
  '0191-registration-reminder': create(addReminder),
  '0192-newsletter-proof': create(addConsentProof),
  '0032-login': create(createLoginTables),
  '0100-contact': create(createContactTables),
  '0110-streams': create(createStreamTables),
  '0120-refresh-attempts': create(addRefreshAttempt),
  '0130-bet-legs': create(addBetLegs),
  '0140-known-devices': create(createKnownDeviceTable),
  '0150-bet-legs-in-one': create(mergeBetLegs),
  '0160-sends': create(createSendTable),
  '0170-bet-hits': create(addBetHits),
  '0180-session-agents': create(addSessionAgent),
  '0181-note-names': create(addNoteName),
  '0182-erasure-requests': create(createErasureRequestTable),
  '0183-postident-coupons': create(createPostidentCouponTable),
  '0190-limit-changes': create(createLimitChangeTable),
  '0191-play-break': create(addPlayBreak),
  '0210-bookmarked-races': create(addBookmarkedRace),
  '0211-messages-read': create(createMessagesReadTable),
  '0220-passkeys': create(createPasskeyTables),
  '0221-push': create(createPushTable),
  '0222-step-up': create(addStepUp),
  '0230-provisional-at': create(addProvisionalAt),
  '0240-exclusion-index': create(addExclusionIndex),
  '0250-registration-reopening': create(addReopening),
  '0260-person-indexes': create(addPersonIndexes),
  '0270-identity-notice': create(addIdentityNotice),
  '0275-message-payment': create(addMessagePayment),
  '0280-voucher-end-told': create(addEndTold),
  '0290-raise-index': create(addRaiseIndex),
  '0291-former-accounts': create(createFormerAccountTable),
  '0292-loyalty-joined-at': create(addLoyaltyJoinedAt),
  '0293-unproven-addresses': create(takeUnprovenAddresses),
};
