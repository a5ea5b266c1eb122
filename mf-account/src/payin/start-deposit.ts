import { type ApiData, ApiError } from '@paddock/api';
import { startPayment } from '@paddock/api/payments';
import { press, type Send } from '@paddock/host';
import { readMoneyAgain } from '../shared/money/money.queries.ts';

interface Deposit {
  paymentTypeId: number;
  /** Cents. */
  amount: number;
  /** Its name for the customer. */
  line: string;
}

interface Started {
  /** How far the send is. */
  state: Send['state'];
  /** The deposit; null unless this very press was answered. */
  payment: ApiData<'startPayment'> | null;
}

/**
 * Starts a deposit, once per press, under a subject of its own. The outbox keeps what becomes of
 * it.
 * @throws ApiError if the server says which field is wrong
 */
export async function startDeposit({ paymentTypeId, amount, line }: Deposit): Promise<Started> {
  const { send, answer } = await press({
    operation: startPayment,
    body: { paymentTypeId, amount },
    idOf: ({ id }) => id,
    subject: `payin:${crypto.randomUUID()}`,
    line,
    amount,
  });
  readMoneyAgain();
  const { state } = send;
  if (state.status === 'refused' && state.refusal.validation) throw new ApiError({ kind: 'api', ...state.refusal });
  return { state, payment: answer };
}
