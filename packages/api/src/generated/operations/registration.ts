// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { flag, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';
import { readBankAccountStatus } from '../shapes.ts';

const readRegisterCountry = /*#__PURE__*/ object({ code: text, name: text });
const readRegisterNationality = /*#__PURE__*/ object({ id: integer, name: text });
const readRegisterSource = /*#__PURE__*/ object({ code: text, name: text });
const readRegisterOptions = /*#__PURE__*/ object({ countries: /*#__PURE__*/ list(readRegisterCountry), nationalities: /*#__PURE__*/ list(readRegisterNationality), registerSources: /*#__PURE__*/ list(readRegisterSource) });
const readNoticedCustomer = /*#__PURE__*/ object({ noticed: flag, step: /*#__PURE__*/ word("personal", "confirm", "password", "email", "mobile", "bank", null) });
const readRegistrationCheckPassed = /*#__PURE__*/ object({ valid: /*#__PURE__*/ word(true) });
const readRegisterToken = text;
const readRegistrationBegun = /*#__PURE__*/ object({ token: readRegisterToken });
const readRegistrationStep = /*#__PURE__*/ word("personal", "confirm", "password", "email", "mobile", "bank");
const readRegisterTokenStatus = /*#__PURE__*/ object({ mobile_verification_status: /*#__PURE__*/ word(0, 1), mobile_count: integer, mobile_count_threshold_reached: flag, customerstatus_id: /*#__PURE__*/ word(0, 1, 9, 15), provisional: flag, bankaccountstatus: readBankAccountStatus, identitystatus: /*#__PURE__*/ word("open", "validated"), chk_mail: flag, finished: flag, error: /*#__PURE__*/ word("email_code_missing", "mobile_count_threshold_reached", null), errorMessage: /*#__PURE__*/ nullable(text), is_bank_account_enter_limit_reached: flag, has_payment_account: flag, open_steps: /*#__PURE__*/ list(readRegistrationStep) });
const readRegistrationCodeSent = /*#__PURE__*/ object({ mobile_verification_status: /*#__PURE__*/ word(0, 1), mobile_count: integer, mobile_count_threshold_reached: flag, customerstatus_id: /*#__PURE__*/ word(0, 1, 9, 15), provisional: flag, bankaccountstatus: readBankAccountStatus, identitystatus: /*#__PURE__*/ word("open", "validated"), chk_mail: flag, finished: flag, error: /*#__PURE__*/ word("email_code_missing", "mobile_count_threshold_reached", null), errorMessage: /*#__PURE__*/ nullable(text), is_bank_account_enter_limit_reached: flag, has_payment_account: flag, open_steps: /*#__PURE__*/ list(readRegistrationStep), token: readRegisterToken });
const readNewsletterState = /*#__PURE__*/ object({ active: flag });
const readAddressMatch = /*#__PURE__*/ object({ id: integer, text: text });
const readCapturedAddress = /*#__PURE__*/ object({ id: integer, street: text, zip: text, city: text, country: text });

/** What the registration form lets choose from. */
export const getRegisterOptions = /*#__PURE__*/ operation('getRegisterOptions', '/v1/register', (client, path, input) => client.GET(path, input), readRegisterOptions, { staleMs: 3600000 });

/** Whether this visitor has begun a registration. */
export const getNoticedCustomer = /*#__PURE__*/ operation('getNoticedCustomer', '/v1/register/noticed/customer', (client, path, input) => client.GET(path, input), readNoticedCustomer, { staleMs: 0 });

/** Checks fields of the registration before it is sent. */
export const validateRegistration = /*#__PURE__*/ operation('validateRegistration', '/v3/register/validate', (client, path, input) => client.POST(path, input), readRegistrationCheckPassed);

/** Registers a customer. */
export const register = /*#__PURE__*/ operation('register', '/v3/register', (client, path, input) => client.POST(path, input), readRegistrationBegun);

/** How far a registration has come. */
export const getRegistration = /*#__PURE__*/ operation('getRegistration', '/v3/register/{token}', (client, path, input) => client.GET(path, input), readRegisterTokenStatus, { staleMs: 0 });

/** Verifies the e-mail address by its code. */
export const verifyRegistrationEmail = /*#__PURE__*/ operation('verifyRegistrationEmail', '/v3/register/{token}/verify-email', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Mails a code for the e-mail address. */
export const sendRegistrationEmailCode = /*#__PURE__*/ operation('sendRegistrationEmailCode', '/v3/register/{token}/email-code', (client, path, input) => client.POST(path, input), readRegistrationCodeSent);

/** Sends a code by SMS. */
export const sendMobileCode = /*#__PURE__*/ operation('sendMobileCode', '/v3/register/{token}/mobile-code', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Verifies the mobile number by its code. */
export const verifyMobile = /*#__PURE__*/ operation('verifyMobile', '/v3/register/{token}/verify-mobile', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Names the bank account. */
export const updateRegistrationIban = /*#__PURE__*/ operation('updateRegistrationIban', '/v1/register/{token}/update-iban', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Validates the bank account by the code of the transfer. */
export const setRegistrationBankCode = /*#__PURE__*/ operation('setRegistrationBankCode', '/v1/register/{token}/bank-code', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Begins a registration in steps. */
export const startRegistrationV2 = /*#__PURE__*/ operation('startRegistrationV2', '/v2/register/start', (client, path, input) => client.POST(path, input), readRegistrationBegun);

/** Takes the personal data of a registration in steps. */
export const registerV2 = /*#__PURE__*/ operation('registerV2', '/v2/register/personal', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** How far a registration in steps has come. */
export const getRegistrationV2 = /*#__PURE__*/ operation('getRegistrationV2', '/v2/register/{token}', (client, path, input) => client.GET(path, input), readRegisterTokenStatus, { staleMs: 0 });

/** Names the bank account. */
export const setRegistrationBankV2 = /*#__PURE__*/ operation('setRegistrationBankV2', '/v2/register/{token}/bank', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Sets first limits. */
export const setRegistrationLimitsV2 = /*#__PURE__*/ operation('setRegistrationLimitsV2', '/v2/register/{token}/limits', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Accepts the terms and asks for the e-mail code. */
export const confirmRegistrationV2 = /*#__PURE__*/ operation('confirmRegistrationV2', '/v2/register/{token}/confirm', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Sets the password. */
export const setRegistrationPasswordV2 = /*#__PURE__*/ operation('setRegistrationPasswordV2', '/v2/register/{token}/password', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Verifies the mobile number by its code. */
export const confirmRegistrationCodeV2 = /*#__PURE__*/ operation('confirmRegistrationCodeV2', '/v2/register/{token}/confirm-code', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Verifies the e-mail address by its code. */
export const verifyRegistrationEmailV2 = /*#__PURE__*/ operation('verifyRegistrationEmailV2', '/v2/register/{token}/email-verify', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);

/** Subscribes to the newsletter. */
export const subscribeNewsletter = /*#__PURE__*/ operation('subscribeNewsletter', '/v1/customer/newsletter', (client, path, input) => client.POST(path, input), readNewsletterState);

/** Activates a newsletter subscription. */
export const activateNewsletter = /*#__PURE__*/ operation('activateNewsletter', '/v1/customer/newsletter/activate/{token}', (client, path, input) => client.GET(path, input), readNewsletterState, { staleMs: 0 });

/** Suggests addresses while one is typed. */
export const findAddress = /*#__PURE__*/ operation('findAddress', '/v1/address/find', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readAddressMatch), { staleMs: 3600000 });

/** The address of a suggestion. */
export const retrieveAddress = /*#__PURE__*/ operation('retrieveAddress', '/v1/address/retrieve/{id}', (client, path, input) => client.GET(path, input), readCapturedAddress, { staleMs: 3600000 });
