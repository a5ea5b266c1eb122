// Written by `pnpm generate` from openapi.yaml.
import { readBankAccountStatus } from '../shapes/BankAccountStatus.ts';
import { readCountry } from '../shapes/Country.ts';
import { readCustomerAddress } from '../shapes/CustomerAddress.ts';
import { readDay } from '../shapes/Day.ts';
import { readInstantOrNone } from '../shapes/InstantOrNone.ts';
import { readPlayBreak } from '../shapes/PlayBreak.ts';
import { readPreferences } from '../shapes/Preferences.ts';
import { readSettings } from '../shapes/Settings.ts';
import { readUserNote } from '../shapes/UserNote.ts';
import { flag, instant, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

export const readUser = /*#__PURE__*/ object({ id: integer, email: text, salutation: text, firstname: text, lastname: text, birthdate: readDay, country: readCountry, groups: /*#__PURE__*/ list(text), customerstatus_id: integer, customer_status: /*#__PURE__*/ word("blocked", "active", "identity_check", "provisional", "without_bank_account"), balance: integer, bonuspoints: integer, bonuspoints_status: flag, favorites: /*#__PURE__*/ list(integer), notes: /*#__PURE__*/ list(readUserNote), preferences: readPreferences, settings: readSettings, address: readCustomerAddress, bank_account_status: readBankAccountStatus, withdrawal_amount: /*#__PURE__*/ nullable(integer), before_identity: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ until: instant, deposit_left: integer }, { notice: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ hours: integer, deposits: integer })) })), stats_checked: readInstantOrNone, banner_voucher: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ voucher_id: integer })), open_bonus_voucher: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ id: integer })), lugas_registered: readInstantOrNone, lugas_activated: readInstantOrNone, lugas_expires: readInstantOrNone, lugas_keepalive: readInstantOrNone, lugas_reality: readInstantOrNone, lugas_realityexpires: readInstantOrNone, play_break: /*#__PURE__*/ nullable(readPlayBreak), is_pro: flag, checkpoints: /*#__PURE__*/ list(/*#__PURE__*/ word("check_TC", "check_identity_status", "check_identity", "schufa_checked_date", "lugas_register_modal", "check_age")) });
