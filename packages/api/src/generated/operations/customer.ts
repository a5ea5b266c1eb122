// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { readBankAccount, readCustomerAddress, readCustomerCheck, readExclusion, readPasswordChanged, readPersonalDataRequest, readPreferences, readSettings, readTermsConditions, readUser } from '../shapes.ts';

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
