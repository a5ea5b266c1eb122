// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { anything, flag, instant, integer, list, nullable, object, record, text, word } from '../../wire/shapes.ts';
import { readBankAccountStatus, readCountry, readDay, readInstant, readPlayBreak } from '../shapes.ts';

const readUserNote = /*#__PURE__*/ object({ id: integer, horse_id: integer });
const readMessengerPreference = /*#__PURE__*/ object({ code: text });
const readMessengerPreferences = /*#__PURE__*/ object({ country: /*#__PURE__*/ list(readMessengerPreference), race_type: /*#__PURE__*/ list(readMessengerPreference), types: /*#__PURE__*/ list(readMessengerPreference) });
const readPreferences = /*#__PURE__*/ object({ countries_orders: /*#__PURE__*/ record(integer), email_notification: flag, favourite_email_notification: flag, message_popup: flag, odds_divisor: /*#__PURE__*/ word(1, 10, 100), messenger: readMessengerPreferences });
const readSettings = /*#__PURE__*/ object({ compact: flag, dark: flag, sticky_bet_submit: flag, language: /*#__PURE__*/ word("de", "en") });
const readCustomerAddress = /*#__PURE__*/ object({ street: text, house_number: text, zip: text, city: text, country: readCountry });
const readInstantOrNone = /*#__PURE__*/ nullable(instant);
const readUser = /*#__PURE__*/ object({ id: integer, email: text, salutation: text, firstname: text, lastname: text, birthdate: readDay, country: readCountry, groups: /*#__PURE__*/ list(text), customerstatus_id: integer, customer_status: /*#__PURE__*/ word("blocked", "active", "identity_check", "provisional", "without_bank_account"), balance: integer, bonuspoints: integer, bonuspoints_status: flag, favorites: /*#__PURE__*/ list(integer), notes: /*#__PURE__*/ list(readUserNote), preferences: readPreferences, settings: readSettings, address: readCustomerAddress, bank_account_status: readBankAccountStatus, withdrawal_amount: /*#__PURE__*/ nullable(integer), before_identity: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ until: instant, deposit_left: integer })), stats_checked: readInstantOrNone, banner_voucher: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ voucher_id: integer })), open_bonus_voucher: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ id: integer })), lugas_registered: readInstantOrNone, lugas_activated: readInstantOrNone, lugas_expires: readInstantOrNone, lugas_keepalive: readInstantOrNone, lugas_reality: readInstantOrNone, lugas_realityexpires: readInstantOrNone, play_break: /*#__PURE__*/ nullable(readPlayBreak), is_pro: flag, checkpoints: /*#__PURE__*/ list(/*#__PURE__*/ word("check_TC", "check_identity_status", "check_identity", "schufa_checked_date", "lugas_register_modal", "check_age")) });
const readPasswordChanged = /*#__PURE__*/ object({ changed: /*#__PURE__*/ word(true), ended_sessions: integer });
const readBankAccount = /*#__PURE__*/ object({ iban: /*#__PURE__*/ nullable(text), holder: text, bank_account_status: readBankAccountStatus, bank_code_required: flag });
const readPersonalDataRequest = /*#__PURE__*/ object({ requested_at: readInstant, answered_by: readInstant });
const readKeptData = /*#__PURE__*/ object({ data: /*#__PURE__*/ word("money", "identity", "exclusion"), years: integer, law: text });
const readDataRequests = /*#__PURE__*/ object({ copy: /*#__PURE__*/ nullable(readPersonalDataRequest), erasure: /*#__PURE__*/ nullable(readPersonalDataRequest), kept: /*#__PURE__*/ list(readKeptData) });
const readPersonalData = /*#__PURE__*/ object({ created_at: readInstant, person: /*#__PURE__*/ record(anything), requests: readDataRequests, records: /*#__PURE__*/ record(/*#__PURE__*/ list(/*#__PURE__*/ record(anything))) });
const readPostidentCoupon = /*#__PURE__*/ object({ number: text, issued_at: readInstant, valid_until: readDay });
const readExclusion = /*#__PURE__*/ object({ excluded_until: readInstant, paid_out: integer, iban: /*#__PURE__*/ nullable(text), unpaid: integer, unpaid_reason: /*#__PURE__*/ nullable(/*#__PURE__*/ word("bank_account", "registration", "minimum")) });
const readTermsConditions = /*#__PURE__*/ object({ version: text, accepted_version: /*#__PURE__*/ nullable(text), terms_and_conditions: flag });
const readCustomerCheck = /*#__PURE__*/ object({ status: /*#__PURE__*/ word("pending", "validated"), validated_at: readInstant });

/** The customer who is logged in. */
export const getMe = /*#__PURE__*/ operation('getMe', '/v1/customer/me', (client, path, input) => client.GET(path, input), readUser, { staleMs: 0 });

/** Preferences that hold for the customer. */
export const getPreferences = /*#__PURE__*/ operation('getPreferences', '/v1/customer/me/preferences', (client, path, input) => client.GET(path, input), readPreferences, { staleMs: 60000 });

/** Change preferences. */
export const setPreferences = /*#__PURE__*/ operation('setPreferences', '/v1/customer/me/preferences', (client, path, input) => client.PUT(path, input), readPreferences);

/** Change settings. */
export const setSettings = /*#__PURE__*/ operation('setSettings', '/v1/customer/me/settings', (client, path, input) => client.PUT(path, input), readSettings);

/** Name a new address. */
export const changeAddress = /*#__PURE__*/ operation('changeAddress', '/v1/customer/me/address', (client, path, input) => client.POST(path, input), readCustomerAddress);

/** Change the password. */
export const changePassword = /*#__PURE__*/ operation('changePassword', '/v1/customer/me/password', (client, path, input) => client.POST(path, input), readPasswordChanged);

/** The customer's bank account. */
export const getBankAccount = /*#__PURE__*/ operation('getBankAccount', '/v1/customer/me/bank-account', (client, path, input) => client.GET(path, input), readBankAccount, { staleMs: 0 });

/** Name another bank account. */
export const changeIban = /*#__PURE__*/ operation('changeIban', '/v1/customer/me/iban', (client, path, input) => client.POST(path, input), readBankAccount);

/** Enter the code of the transfer. */
export const setBankCode = /*#__PURE__*/ operation('setBankCode', '/v1/customer/me/bank-code', (client, path, input) => client.POST(path, input), readBankAccount);

/** Ask for a copy of the personal data. */
export const requestPersonalData = /*#__PURE__*/ operation('requestPersonalData', '/v1/customer/me/personal-data-request', (client, path, input) => client.POST(path, input), readPersonalDataRequest);

/** What the customer asked about its data. */
export const getDataRequests = /*#__PURE__*/ operation('getDataRequests', '/v1/customer/me/data-requests', (client, path, input) => client.GET(path, input), readDataRequests, { staleMs: 0 });

/** The personal data as a file. */
export const getPersonalData = /*#__PURE__*/ operation('getPersonalData', '/v1/customer/me/personal-data', (client, path, input) => client.GET(path, input), readPersonalData, { staleMs: 0 });

/** Ask for the erasure of the personal data. */
export const requestErasure = /*#__PURE__*/ operation('requestErasure', '/v1/customer/me/erasure-request', (client, path, input) => client.POST(path, input), readPersonalDataRequest);

/** The coupon for PostIdent. */
export const issuePostidentCoupon = /*#__PURE__*/ operation('issuePostidentCoupon', '/v1/customer/me/postident', (client, path, input) => client.POST(path, input), readPostidentCoupon);

/** Exclude oneself from betting. */
export const excludeMe = /*#__PURE__*/ operation('excludeMe', '/v1/customer/me/exclusion', (client, path, input) => client.POST(path, input), readExclusion);

/** Which terms hold, and whether they are accepted. */
export const getTermsConditions = /*#__PURE__*/ operation('getTermsConditions', '/v1/customer/me/validation/terms-conditions', (client, path, input) => client.GET(path, input), readTermsConditions, { staleMs: 0 });

/** Accept the terms. */
export const acceptTermsConditions = /*#__PURE__*/ operation('acceptTermsConditions', '/v1/customer/me/validation/terms-conditions', (client, path, input) => client.POST(path, input), readTermsConditions);

/** Have the age checked. */
export const validateAge = /*#__PURE__*/ operation('validateAge', '/v1/customer/me/validation/age', (client, path, input) => client.POST(path, input), readCustomerCheck);

/** Have the identity checked. */
export const validateIdentity = /*#__PURE__*/ operation('validateIdentity', '/v1/customer/me/validation/identity', (client, path, input) => client.POST(path, input), readCustomerCheck);
