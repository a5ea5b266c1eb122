import { isApiError } from '@paddock/api';
import { Form, MoneyField, SubmitButton } from '@paddock/forms';
import { maxMoney, minMoney, required, ruleMessage } from '@paddock/forms/rules';
import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nullable, number, object, pipe } from 'valibot';
import { bankAccountQuery } from '../shared/bank-account/bank-account.queries.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import { formWayOn } from '../shared/refusal/form-way-on.tsx';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { automaticTransferHindrance } from '../shared/transfer.model.ts';
import styles from './payout.module.css';
import { disableAmountMutation, setAmountMutation } from './payout.queries.ts';

// The limits in the contract.
const schema = object({
  amount: pipe(nullable(number(ruleMessage('required'))), required(), minMoney(1), maxMoney(100_000_000)),
});

/** Winnings above an amount are paid to the bank account automatically (§ 6b GlüStV). */
export function AutomaticPayout() {
  const { t } = useTranslation('mf-account');
  const me = useQuery(customerQuery);
  const account = useQuery(bankAccountQuery);
  return (
    <Card title={t('payout.automatic.title')} className={styles.parts}>
      <p>{t('payout.automatic.text')}</p>
      <QueryPart query={me} skeleton={{ height: '8rem' }}>
        {(customer) => (
          <QueryPart query={account} skeleton={{ height: '8rem' }}>
            {(bankAccount) => (
              <Amount
                current={customer.withdrawalAmount}
                isPaid={automaticTransferHindrance(customer, bankAccount) === null}
              />
            )}
          </QueryPart>
        )}
      </QueryPart>
    </Card>
  );
}

interface AmountProps {
  /** Cents; null: nothing is paid out automatically. */
  current: number | null;
  /** Whether bank account and identity let money leave without a press (D-97). */
  isPaid: boolean;
}

function Amount({ current, isPaid }: AmountProps) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const state = useRef<HTMLParagraphElement>(null);
  const set = useMutation(setAmountMutation);
  const end = useMutation(disableAmountMutation);
  // A press replaces the form, and its button with it.
  const onSuccess = () => {
    if (state.current?.parentElement?.contains(document.activeElement)) state.current.focus();
  };
  return (
    <>
      <p ref={state} tabIndex={-1} role="status">
        {current === null
          ? t('payout.automatic.off')
          : t(isPaid ? 'payout.automatic.on' : 'payout.automatic.waits', { amount: formatMoney(current, locale) })}
      </p>
      <Form
        key={current}
        schema={schema}
        defaultValues={{ amount: current }}
        label={t('payout.automatic.title')}
        wayOn={formWayOn}
        onSubmit={({ amount }) => {
          end.reset();
          return set.mutateAsync({ body: { amount: amount ?? 0 } }, { onSuccess });
        }}
      >
        <MoneyField name="amount" label={t('payout.automatic.amount')} required />
        <div className={styles.actions}>
          <SubmitButton variant="secondary">{t('payout.automatic.save')}</SubmitButton>
          {current !== null && (
            <Button pending={end.isPending} onClick={() => end.mutate({}, { onSuccess })}>
              {t('payout.automatic.end')}
            </Button>
          )}
        </div>
        {isApiError(end.error) && <RefusalText refusal={end.error} />}
      </Form>
    </>
  );
}
