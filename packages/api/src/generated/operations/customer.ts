// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { readBankAccount, readCustomerAddress, readCustomerCheck, readExclusion, readPasswordChanged, readPersonalDataRequest, readPreferences, readSettings, readTermsConditions, readUser } from '../shapes.ts';

/** The customer who is logged in. */
export const getMe = /*#__PURE__*/ operation('getMe', 'GET', '/v1/customer/me', readUser, { staleMs: 0 });

/** Preferences that hold for the customer. */
export const getPreferences = /*#__PURE__*/ operation('getPreferences', 'GET', '/v1/customer/me/preferences', readPreferences, { staleMs: 60000 });

/** Change preferences. */
export const setPreferences = /*#__PURE__*/ operation('setPreferences', 'PUT', '/v1/customer/me/preferences', readPreferences);

/** Change settings. */
export const setSettings = /*#__PURE__*/ operation('setSettings', 'PUT', '/v1/customer/me/settings', readSettings);

/** Name a new address. */
export const changeAddress = /*#__PURE__*/ operation('changeAddress', 'POST', '/v1/customer/me/address', readCustomerAddress);

/** Change the password. */
export const changePassword = /*#__PURE__*/ operation('changePassword', 'POST', '/v1/customer/me/password', readPasswordChanged);

/** The customer's bank account. */
export const getBankAccount = /*#__PURE__*/ operation('getBankAccount', 'GET', '/v1/customer/me/bank-account', readBankAccount, { staleMs: 0 });

/** Name another bank account. */
export const changeIban = /*#__PURE__*/ operation('changeIban', 'POST', '/v1/customer/me/iban', readBankAccount);

/** Enter the code of the transfer. */
export const setBankCode = /*#__PURE__*/ operation('setBankCode', 'POST', '/v1/customer/me/bank-code', readBankAccount);

/** Ask for a copy of the personal data. */
export const requestPersonalData = /*#__PURE__*/ operation('requestPersonalData', 'POST', '/v1/customer/me/personal-data-request', readPersonalDataRequest);

/** Exclude oneself from betting. */
export const excludeMe = /*#__PURE__*/ operation('excludeMe', 'POST', '/v1/customer/me/exclusion', readExclusion);

/** Which terms hold, and whether they are accepted. */
export const getTermsConditions = /*#__PURE__*/ operation('getTermsConditions', 'GET', '/v1/customer/me/validation/terms-conditions', readTermsConditions, { staleMs: 0 });

/** Accept the terms. */
export const acceptTermsConditions = /*#__PURE__*/ operation('acceptTermsConditions', 'POST', '/v1/customer/me/validation/terms-conditions', readTermsConditions);

/** Have the age checked. */
export const validateAge = /*#__PURE__*/ operation('validateAge', 'POST', '/v1/customer/me/validation/age', readCustomerCheck);

/** Have the identity checked. */
export const validateIdentity = /*#__PURE__*/ operation('validateIdentity', 'POST', '/v1/customer/me/validation/identity', readCustomerCheck);
