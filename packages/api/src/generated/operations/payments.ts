// Written by `pnpm generate` from openapi.yaml.
export { getPaymentTypes } from './payments/getPaymentTypes.ts';
export { getOpenPayments } from './payments/getOpenPayments.ts';
export { startPayment } from './payments/startPayment.ts';
export { getPayment } from './payments/getPayment.ts';
export { getPaymentReturn } from './payments/getPaymentReturn.ts';
export { withdraw } from './payments/withdraw.ts';
export { getTransactions } from './payments/getTransactions.ts';
export { getTransactionTotals } from './payments/getTransactionTotals.ts';
export { getTransactionsCsv } from './payments/getTransactionsCsv.ts';
