import type { KnownDeviceTable } from '../../rooms/auth/known-device.tables.ts';
import type { PasswordRecoveryTable, RefreshTokenTable } from '../../rooms/auth/login.tables.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '../../rooms/auth/passkeys/passkey.tables.ts';
import type { SecretTable, SessionTable } from '../../rooms/auth/session.tables.ts';
import type { BetLaterRaceTable, BetTable } from '../../rooms/bets/bet.tables.ts';
import type {
  TeamNotificationTable,
  TeamPotTable,
  TeamShareTable,
  TeamUnsubscribeTable,
} from '../../rooms/bets/team-bets/team.tables.ts';
import type { ContactMessageTable } from '../../rooms/content/contact.tables.ts';
import type { FormerAccountTable } from '../../rooms/customer/bank/former-account.tables.ts';
import type { CustomerTable } from '../../rooms/customer/customer.tables.ts';
import type { PostidentCouponTable } from '../../rooms/customer/postident/postident.tables.ts';
import type { CustomerSettingsTable, PersonalDataRequestTable } from '../../rooms/customer/settings.tables.ts';
import type { FavoriteRunTable, FavoriteTable, HorseNoteTable } from '../../rooms/favorites/favorite.tables.ts';
import type { CustomerLimitTable, LimitChangeTable, LimitUseTable } from '../../rooms/limits/limit.tables.ts';
import type { CentralFileEntryTable, CentralFileTable } from '../../rooms/limits/lugas/lugas.tables.ts';
import type { LeagueMemberTable } from '../../rooms/loyalty/league/league.tables.ts';
import type { LoyaltyEntryTable } from '../../rooms/loyalty/loyalty.tables.ts';
import type { ShopOrderTable, ShopProductSalesTable } from '../../rooms/loyalty/shop/shop.tables.ts';
import type {
  VoucherCodeMissTable,
  VoucherCodeTable,
  VoucherCodeUseTable,
  VoucherTable,
} from '../../rooms/loyalty/vouchers/voucher.tables.ts';
import type { WheelSpinTable } from '../../rooms/loyalty/wheel/wheel.tables.ts';
import type { BookmarkTable, MessagesReadTable, MessageTable } from '../../rooms/messenger/messenger.tables.ts';
import type { PushSubscriptionTable } from '../../rooms/messenger/push/push.tables.ts';
import type { LedgerEntryTable } from '../../rooms/payments/ledger.tables.ts';
import type { PaymentTable } from '../../rooms/payments/payment.tables.ts';
import type { NewsletterSubscriptionTable } from '../../rooms/registration/newsletter/newsletter.tables.ts';
import type { RegistrationTable } from '../../rooms/registration/registration.tables.ts';
import type { SendTable } from '../../rooms/sends/send.tables.ts';
import type { StreamRightTable, StreamViewTable } from '../../rooms/streams/stream.tables.ts';
import type { OutboxMessageTable } from '../outbox/outbox.tables.ts';
import type { ThrottleTable } from '../throttle/throttle.tables.ts';
import type { ImportedMeetingTable } from './imported-meeting.table.ts';

export interface Tables {
  contact_message: ContactMessageTable;
  stream_right: StreamRightTable;
  stream_view: StreamViewTable;
  loyalty_entry: LoyaltyEntryTable;
  wheel_spin: WheelSpinTable;
  shop_product_sales: ShopProductSalesTable;
  shop_order: ShopOrderTable;
  league_member: LeagueMemberTable;
  voucher: VoucherTable;
  voucher_code: VoucherCodeTable;
  voucher_code_use: VoucherCodeUseTable;
  voucher_code_miss: VoucherCodeMissTable;
  imported_meeting: ImportedMeetingTable;
  customer: CustomerTable;
  former_account: FormerAccountTable;
  ledger_entry: LedgerEntryTable;
  payment: PaymentTable;
  session: SessionTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  secret: SecretTable;
  refresh_token: RefreshTokenTable;
  password_recovery: PasswordRecoveryTable;
  known_device: KnownDeviceTable;
  customer_settings: CustomerSettingsTable;
  personal_data_request: PersonalDataRequestTable;
  erasure_request: PersonalDataRequestTable;
  postident_coupon: PostidentCouponTable;
  favorite: FavoriteTable;
  horse_note: HorseNoteTable;
  favorite_run: FavoriteRunTable;
  message: MessageTable;
  bookmark: BookmarkTable;
  messages_read: MessagesReadTable;
  push_subscription: PushSubscriptionTable;
  customer_limit: CustomerLimitTable;
  limit_change: LimitChangeTable;
  limit_use: LimitUseTable;
  central_file: CentralFileTable;
  central_file_entry: CentralFileEntryTable;
  outbox_message: OutboxMessageTable;
  throttle: ThrottleTable;
  bet: BetTable;
  bet_later_race: BetLaterRaceTable;
  send: SendTable;
  registration: RegistrationTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  team_pot: TeamPotTable;
  team_share: TeamShareTable;
  team_notification: TeamNotificationTable;
  team_unsubscribe: TeamUnsubscribeTable;
}
