// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readAccountTransaction, readPayment, readPaymentType } from '../shapes.ts';

/** How money can be paid in and out. */
export const getPaymentTypes = /*#__PURE__*/ operation('getPaymentTypes', '/v1/payment/types', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPaymentType), { staleMs: 600000 });

/** Start a deposit. */
export const startPayment = /*#__PURE__*/ operation('startPayment', '/v1/payment', (client, path, input) => client.POST(path, input), readPayment, { retry: 0 });

/** What became of a payment. */
export const getPayment = /*#__PURE__*/ operation('getPayment', '/v1/payment/{id}', (client, path, input) => client.GET(path, input), readPayment, { staleMs: 0 });

/** Pay out to the customer's bank account. */
export const withdraw = /*#__PURE__*/ operation('withdraw', '/v1/payment/withdraw', (client, path, input) => client.POST(path, input), readPayment, { retry: 0 });

/** The account's entries, newest first. */
export const getTransactions = /*#__PURE__*/ operation('getTransactions', '/v1/customer/me/transactions', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readAccountTransaction), { staleMs: 0 });

/** The account's entries of some days as a file. */
export const getTransactionsCsv = /*#__PURE__*/ operation('getTransactionsCsv', '/v1/customer/me/transactions/csv', (client, path, input) => client.GET(path, input), null, { staleMs: 0 });
