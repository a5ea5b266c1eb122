import { isApiError } from '@paddock/api';
import { Form, MoneyField, SubmitButton } from '@paddock/forms';
import { maxMoney, minMoney, required, ruleMessage } from '@paddock/forms/rules';
import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nullable, number, object, pipe } from 'valibot';
import { customerQuery } from '../shared/customer.queries.ts';
import { formWayOn } from '../shared/refusal/form-way-on.tsx';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import styles from './payout.module.css';
import { disableAmountMutation, setAmountMutation } from './payout.queries.ts';

// The limits in the contract.
const schema = object({
  amount: pipe(nullable(number(ruleMessage('required'))), required(), minMoney(1), maxMoney(100_000_000)),
});

/** Winnings above an amount are paid to the bank account automatically (§ 6b GlüStV). */
export function AutomaticPayout() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(customerQuery);
  return (
    <Card title={t('payout.automatic.title')} className={styles.parts}>
      <p>{t('payout.automatic.text')}</p>
      <QueryPart query={query} skeleton={{ height: '8rem' }}>
        {({ withdrawalAmount }) => <AmountForm key={withdrawalAmount} current={withdrawalAmount} />}
      </QueryPart>
    </Card>
  );
}

function AmountForm({ current }: { current: number | null }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const set = useMutation(setAmountMutation);
  const end = useMutation(disableAmountMutation);
  return (
    <>
      <p role="status">
        {current === null
          ? t('payout.automatic.off')
          : t('payout.automatic.on', { amount: formatMoney(current, locale) })}
      </p>
      <Form
        schema={schema}
        defaultValues={{ amount: current }}
        label={t('payout.automatic.title')}
        wayOn={formWayOn}
        onSubmit={({ amount }) => set.mutateAsync({ body: { amount: amount ?? 0 } })}
      >
        <MoneyField name="amount" label={t('payout.automatic.amount')} required />
        <div className={styles.actions}>
          <SubmitButton variant="secondary">{t('payout.automatic.save')}</SubmitButton>
          {current !== null && (
            <Button pending={end.isPending} onClick={() => end.mutate({})}>
              {t('payout.automatic.end')}
            </Button>
          )}
        </div>
        {isApiError(end.error) && <RefusalText refusal={end.error} />}
      </Form>
    </>
  );
}
