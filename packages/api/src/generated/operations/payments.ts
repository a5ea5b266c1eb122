// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { instant, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

const readPaymentDirection = /*#__PURE__*/ word("deposit", "withdrawal");
const readPaymentType = /*#__PURE__*/ object({ id: integer, direction: readPaymentDirection, provider: text, name: text, minimum: integer, maximum: integer });
const readPaymentStatus = /*#__PURE__*/ word("pending", "success", "error", "decline", "exception", "cancel");
const readPayment = /*#__PURE__*/ object({ id: integer, direction: readPaymentDirection, provider: text, amount: integer, status: readPaymentStatus, redirect_url: /*#__PURE__*/ nullable(text), created_at: instant, settled_at: /*#__PURE__*/ nullable(instant) });
const readTransactionType = /*#__PURE__*/ word("deposit", "withdrawal", "stake", "payout", "refund", "bonus", "conversion");
const readAccountTransaction = /*#__PURE__*/ object({ id: integer, type: readTransactionType, amount: integer, balance: integer, reference: text, booked_at: instant });

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
