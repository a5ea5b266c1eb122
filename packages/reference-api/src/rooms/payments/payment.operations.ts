import type { Call, OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import type { PaymentWish } from './create-payment.ts';
import { startDeposit } from './deposit.ts';
import { showPayment, showReturned, statusAt, TRANSFER_MS } from './payment.model.ts';
import { paymentTypes, showPaymentType } from './payment-types.ts';
import { createReturnKeys } from './return-key.ts';
import { withdraw } from './withdrawal.ts';

type PaymentOperation =
  | 'getPaymentTypes'
  | 'getOpenPayments'
  | 'startPayment'
  | 'getPayment'
  | 'getPaymentReturn'
  | 'withdraw';

const wishOf = ({ body, header, customerId, clock }: Call<'startPayment'> | Call<'withdraw'>): PaymentWish => ({
  customerId,
  amount: body.amount,
  key: header['Idempotency-Key'] ?? null,
  validUntil: body.valid_until,
  clock,
});

/** Deposits and withdrawals. */
export const paymentOperations = (server: Server): OperationsOf<PaymentOperation> => {
  const { database } = server;
  const returnKeys = createReturnKeys(database);
  return {
    async getPaymentTypes({ language }) {
      return { data: paymentTypes.map((type) => showPaymentType(type, language)) };
    },
    async getOpenPayments(call) {
      const { customerId, now } = call;
      const undecided = await database
        .selectFrom('payment')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('outcome', 'is', null)
        // Older ones of both directions have ended.
        .where('created_at', '>', now - TRANSFER_MS)
        .orderBy('id', 'desc')
        .execute();
      const open = undecided.filter((payment) => statusAt(payment, now).status === 'pending');
      return { data: open.map((payment) => showPayment(payment, now, call)) };
    },
    async startPayment(call) {
      const payment = await startDeposit(server, { ...wishOf(call), paymentTypeId: call.body.payment_type_id });
      return { data: showPayment(payment, call.clock(), call) };
    },
    async getPayment(call) {
      const { path, customerId, now } = call;
      const payment = await database
        .selectFrom('payment')
        .selectAll()
        .where('id', '=', path.id)
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      if (!payment) throw notFound('payment');
      return { data: showPayment(payment, now, call) };
    },
    async getPaymentReturn({ path: { id }, query: { key }, now, language }) {
      const payment = await returnKeys.open({ id, key, now });
      if (!payment) throw notFound('payment');
      const customer = await database
        .selectFrom('customer')
        .select('excluded_until')
        .where('id', '=', payment.customer_id)
        .executeTakeFirstOrThrow();
      return { data: showReturned(payment, customer, now, language) };
    },
    async withdraw(call) {
      const payment = await withdraw(database, wishOf(call), call.sessionId);
      return { data: showPayment(payment, call.clock(), call) };
    },
  };
};
