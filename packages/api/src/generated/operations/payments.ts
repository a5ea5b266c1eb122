// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readAccountTransaction, readPayment, readPaymentType } from '../shapes.ts';

/** How money can be paid in and out. */
export const getPaymentTypes = /*#__PURE__*/ operation('getPaymentTypes', 'GET', '/v1/payment/types', /*#__PURE__*/ list(readPaymentType), { staleMs: 600000 });

/** Start a deposit. */
export const startPayment = /*#__PURE__*/ operation('startPayment', 'POST', '/v1/payment', readPayment, { retry: 0 });

/** What became of a payment. */
export const getPayment = /*#__PURE__*/ operation('getPayment', 'GET', '/v1/payment/{id}', readPayment, { staleMs: 0 });

/** Pay out to the customer's bank account. */
export const withdraw = /*#__PURE__*/ operation('withdraw', 'POST', '/v1/payment/withdraw', readPayment, { retry: 0 });

/** The account's entries, newest first. */
export const getTransactions = /*#__PURE__*/ operation('getTransactions', 'GET', '/v1/customer/me/transactions', /*#__PURE__*/ list(readAccountTransaction), { staleMs: 0 });

/** The account's entries of some days as a file. */
export const getTransactionsCsv = /*#__PURE__*/ operation('getTransactionsCsv', 'GET', '/v1/customer/me/transactions/csv', null, { staleMs: 0 });
