// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readAddressMatch, readCapturedAddress, readNewsletterState, readNoticedCustomer, readRegisterOptions, readRegisterTokenStatus, readRegistrationBegun, readRegistrationCheckPassed, readRegistrationStatusV2 } from '../shapes.ts';

/** What the registration form lets choose from. */
export const getRegisterOptions = /*#__PURE__*/ operation('getRegisterOptions', 'GET', '/v1/register', readRegisterOptions, { staleMs: 3600000 });

/** Whether this visitor has begun a registration. */
export const getNoticedCustomer = /*#__PURE__*/ operation('getNoticedCustomer', 'GET', '/v1/register/noticed/customer', readNoticedCustomer, { staleMs: 0 });

/** Checks fields of the registration before it is sent. */
export const validateRegistration = /*#__PURE__*/ operation('validateRegistration', 'POST', '/v3/register/validate', readRegistrationCheckPassed);

/** Registers a customer. */
export const register = /*#__PURE__*/ operation('register', 'POST', '/v3/register', readRegistrationBegun);

/** How far a registration has come. */
export const getRegistration = /*#__PURE__*/ operation('getRegistration', 'GET', '/v3/register/{token}', readRegisterTokenStatus, { staleMs: 0 });

/** Verifies the e-mail address by its code. */
export const verifyRegistrationEmail = /*#__PURE__*/ operation('verifyRegistrationEmail', 'POST', '/v3/register/{token}/verify-email', readRegisterTokenStatus);

/** Sends a code by SMS. */
export const sendMobileCode = /*#__PURE__*/ operation('sendMobileCode', 'POST', '/v3/register/{token}/mobile-code', readRegisterTokenStatus);

/** Verifies the mobile number by its code. */
export const verifyMobile = /*#__PURE__*/ operation('verifyMobile', 'POST', '/v3/register/{token}/verify-mobile', readRegisterTokenStatus);

/** Names the bank account. */
export const updateRegistrationIban = /*#__PURE__*/ operation('updateRegistrationIban', 'POST', '/v1/register/{token}/update-iban', readRegisterTokenStatus);

/** Validates the bank account by the code of the transfer. */
export const setRegistrationBankCode = /*#__PURE__*/ operation('setRegistrationBankCode', 'POST', '/v1/register/{token}/bank-code', readRegisterTokenStatus);

/** Begins a registration in steps. */
export const startRegistrationV2 = /*#__PURE__*/ operation('startRegistrationV2', 'POST', '/v2/register/start', readRegistrationBegun);

/** Takes the personal data of a registration in steps. */
export const registerV2 = /*#__PURE__*/ operation('registerV2', 'POST', '/v2/register/personal', readRegistrationStatusV2);

/** How far a registration in steps has come. */
export const getRegistrationV2 = /*#__PURE__*/ operation('getRegistrationV2', 'GET', '/v2/register/{token}', readRegistrationStatusV2, { staleMs: 0 });

/** Names the bank account. */
export const setRegistrationBankV2 = /*#__PURE__*/ operation('setRegistrationBankV2', 'POST', '/v2/register/{token}/bank', readRegistrationStatusV2);

/** Sets first limits. */
export const setRegistrationLimitsV2 = /*#__PURE__*/ operation('setRegistrationLimitsV2', 'POST', '/v2/register/{token}/limits', readRegistrationStatusV2);

/** Accepts the terms and asks for the e-mail code. */
export const confirmRegistrationV2 = /*#__PURE__*/ operation('confirmRegistrationV2', 'POST', '/v2/register/{token}/confirm', readRegistrationStatusV2);

/** Sets the password. */
export const setRegistrationPasswordV2 = /*#__PURE__*/ operation('setRegistrationPasswordV2', 'POST', '/v2/register/{token}/password', readRegistrationStatusV2);

/** Verifies the mobile number by its code. */
export const confirmRegistrationCodeV2 = /*#__PURE__*/ operation('confirmRegistrationCodeV2', 'POST', '/v2/register/{token}/confirm-code', readRegistrationStatusV2);

/** Verifies the e-mail address by its code. */
export const verifyRegistrationEmailV2 = /*#__PURE__*/ operation('verifyRegistrationEmailV2', 'POST', '/v2/register/{token}/email-verify', readRegistrationStatusV2);

/** Subscribes to the newsletter. */
export const subscribeNewsletter = /*#__PURE__*/ operation('subscribeNewsletter', 'POST', '/v1/customer/newsletter', readNewsletterState);

/** Activates a newsletter subscription. */
export const activateNewsletter = /*#__PURE__*/ operation('activateNewsletter', 'GET', '/v1/customer/newsletter/activate/{token}', readNewsletterState, { staleMs: 0 });

/** Suggests addresses while one is typed. */
export const findAddress = /*#__PURE__*/ operation('findAddress', 'GET', '/v1/address/find', /*#__PURE__*/ list(readAddressMatch), { staleMs: 3600000 });

/** The address of a suggestion. */
export const retrieveAddress = /*#__PURE__*/ operation('retrieveAddress', 'GET', '/v1/address/retrieve/{id}', readCapturedAddress, { staleMs: 3600000 });
