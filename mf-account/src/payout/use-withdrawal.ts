import { ApiError } from '@paddock/api';
import { withdraw } from '@paddock/api/payments';
import { press } from '@paddock/host';
import type { ServerRefusal } from '@paddock/pages/refusal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Payment, readMoneyAgain } from '../shared/money/money.queries.ts';
import { useStepUp } from '../shared/step-up/use-step-up.tsx';

export type Withdrawal = ReturnType<typeof useWithdrawal>;

/** Withdraws, once per press. */
export function useWithdrawal(subject: string) {
  const { t } = useTranslation('mf-account');
  const { prove, question } = useStepUp();
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null);
  const [isVoid, setVoid] = useState(false);
  const [made, setMade] = useState<Payment | null>(null);
  /** @throws ApiError if the customer does not step up, or the server names a wrong field */
  const start = async (amount: number): Promise<void> => {
    setRefusal(null);
    setVoid(false);
    await prove();
    const { send, answer } = await press({
      operation: withdraw,
      body: { amount },
      idOf: ({ id }) => id,
      subject,
      line: t('payout.title'),
      amount,
    });
    readMoneyAgain();
    const { state } = send;
    if (state.status === 'refused' && state.refusal.validation) throw new ApiError({ kind: 'api', ...state.refusal });
    if (state.status === 'refused') setRefusal(state.refusal);
    setVoid(state.status === 'void');
    setMade(answer);
  };
  return {
    /** Why the last press paid nothing out. */
    refusal,
    /** The last press did not arrive, and nothing was made. */
    isVoid,
    /** The question of a step-up, see `useStepUp`. */
    question,
    /** The withdrawal of the last press. */
    made,
    /** The customer starts another one. */
    again: () => setMade(null),
    start,
  };
}
