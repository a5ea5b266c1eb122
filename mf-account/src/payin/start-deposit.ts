import { type ApiData, ApiError } from '@paddock/api';
import { startPayment } from '@paddock/api/payments';
import { press, type Send } from '@paddock/host';
import { readMoneyAgain } from '../shared/money/money.queries.ts';

interface Deposit {
  subject: string;
  paymentTypeId: number;
  /** Cents. */
  amount: number;
  /** Describes it in the customer's words. */
  line: string;
}

interface Started {
  /** The state of the send. */
  state: Send['state'];
  /** The deposit; null unless this press itself got an answer. */
  payment: ApiData<'startPayment'> | null;
}

/**
 * Starts a deposit, once per press. The outbox keeps its outcome.
 * @throws ApiError if the server says which field is wrong
 */
export async function startDeposit({ subject, paymentTypeId, amount, line }: Deposit): Promise<Started> {
  const { send, answer } = await press({
    operation: startPayment,
    body: { paymentTypeId, amount },
    idOf: ({ id }) => id,
    subject,
    line,
    amount,
  });
  readMoneyAgain();
  const { state } = send;
  if (state.status === 'refused' && state.refusal.validation) throw new ApiError({ kind: 'api', ...state.refusal });
  return { state, payment: answer };
}
