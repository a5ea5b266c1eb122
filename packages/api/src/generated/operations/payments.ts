// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { instant, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

const readPaymentDirection = /*#__PURE__*/ word("deposit", "withdrawal");
const readPaymentType = /*#__PURE__*/ object({ id: integer, direction: readPaymentDirection, provider: text, name: text, minimum: integer, maximum: integer });
const readPaymentStatus = /*#__PURE__*/ word("pending", "success", "error", "decline", "exception", "cancel");
const readPayment = /*#__PURE__*/ object({ id: integer, direction: readPaymentDirection, provider: text, amount: integer, status: readPaymentStatus, redirect_url: /*#__PURE__*/ nullable(text), created_at: instant, ends_at: /*#__PURE__*/ nullable(instant), settled_at: /*#__PURE__*/ nullable(instant) });
const readReturnedPayment = /*#__PURE__*/ object({ id: integer, provider_name: text, amount: integer, status: readPaymentStatus, ends_at: /*#__PURE__*/ nullable(instant) });
const readTransactionType = /*#__PURE__*/ word("deposit", "withdrawal", "stake", "payout", "refund", "bonus", "conversion");
const readAccountTransaction = /*#__PURE__*/ object({ id: integer, type: readTransactionType, amount: integer, balance: integer, reference: text, booked_at: instant });
const readTransactionTotals = /*#__PURE__*/ object({ count: integer, received: integer, spent: integer, opening_balance: integer, closing_balance: integer, types: /*#__PURE__*/ list(/*#__PURE__*/ object({ type: readTransactionType, count: integer, amount: integer })) });

/** How money can be paid in and out. */
export const getPaymentTypes = /*#__PURE__*/ operation('getPaymentTypes', '/v1/payment/types', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPaymentType), { staleMs: 600000 });

/** The customer's pending payments, newest first. */
export const getOpenPayments = /*#__PURE__*/ operation('getOpenPayments', '/v1/payment', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPayment), { staleMs: 0 });

/** Start a deposit. */
export const startPayment = /*#__PURE__*/ operation('startPayment', '/v1/payment', (client, path, input) => client.POST(path, input), readPayment, { retry: 0 });

/** What became of a payment. */
export const getPayment = /*#__PURE__*/ operation('getPayment', '/v1/payment/{id}', (client, path, input) => client.GET(path, input), readPayment, { staleMs: 0 });

/** What became of a deposit, without a login. */
export const getPaymentReturn = /*#__PURE__*/ operation('getPaymentReturn', '/v1/payment/{id}/return', (client, path, input) => client.GET(path, input), readReturnedPayment, { staleMs: 0 });

/** Pay out to the customer's bank account. */
export const withdraw = /*#__PURE__*/ operation('withdraw', '/v1/payment/withdraw', (client, path, input) => client.POST(path, input), readPayment, { retry: 0 });

/** The account's entries, newest first. */
export const getTransactions = /*#__PURE__*/ operation('getTransactions', '/v1/customer/me/transactions', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readAccountTransaction), { staleMs: 0 });

/** The sums of the account's entries. */
export const getTransactionTotals = /*#__PURE__*/ operation('getTransactionTotals', '/v1/customer/me/transactions/totals', (client, path, input) => client.GET(path, input), readTransactionTotals, { staleMs: 0 });

/** The account's entries of some days as a file. */
export const getTransactionsCsv = /*#__PURE__*/ operation('getTransactionsCsv', '/v1/customer/me/transactions/csv', (client, path, input) => client.GET(path, input), null, { staleMs: 0 });
