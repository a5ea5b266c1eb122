import { Form, MoneyField, SubmitButton, useFormContext, useWatch } from '@paddock/forms';
import { maxMoney, minMoney, required, ruleMessage } from '@paddock/forms/rules';
import { serverNow, useLocale } from '@paddock/host';
import { apiDate, formatDate, formatMoney, formatShortMoney } from '@paddock/i18n';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import { FactList } from '@paddock/ui/fact-list';
import { useTranslation } from 'react-i18next';
import { nullable, number, object, pipe } from 'valibot';
import type { PaymentType } from '../shared/money/money.queries.ts';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { expectedAt } from './payout.model.ts';
import type { Withdrawal } from './use-withdrawal.ts';

interface PayoutFormProps {
  /** Cents. */
  balance: number;
  type: PaymentType;
  withdrawal: Withdrawal;
}

/**
 * The amount, or the whole balance; the remaining balance, and when the money arrives. The button
 * shows the amount.
 */
export function PayoutForm({ balance, type, withdrawal: { refusal, isVoid, question, start } }: PayoutFormProps) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const most = Math.min(balance, type.maximum);
  return (
    <>
      {question}
      <Form
        schema={object({
          amount: pipe(nullable(number(ruleMessage('required'))), required(), minMoney(type.minimum), maxMoney(most)),
        })}
        defaultValues={{ amount: null }}
        label={t('payout.title')}
        onSubmit={({ amount }) => start(amount ?? 0)}
      >
        <All balance={most} />
        <MoneyField
          name="amount"
          label={t('payout.amount')}
          help={t('payout.amountHelp', {
            least: formatShortMoney(type.minimum, locale),
            most: formatMoney(most, locale),
          })}
        />
        <After balance={balance} />
        {refusal && <RefusalText refusal={refusal} />}
        {isVoid && <p role="alert">{t('payout.void')}</p>}
        <PayoutButton />
      </Form>
    </>
  );
}

/** Fills in the whole balance. */
function All({ balance }: { balance: number }) {
  const { t } = useTranslation('mf-account');
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'amount' });
  return (
    <ChipGroup label={t('payout.presets')}>
      <Chip
        pressed={chosen === balance}
        onClick={() => setValue('amount', balance, { shouldDirty: true, shouldValidate: true })}
      >
        {t('payout.all', { amount: formatMoney(balance, useLocale()) })}
      </Chip>
    </ChipGroup>
  );
}

function After({ balance }: { balance: number }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const amount: number = useWatch({ name: 'amount' }) ?? 0;
  return (
    <FactList
      facts={[
        [t('payout.stays'), amount > 0 && amount <= balance && formatMoney(balance - amount, locale)],
        [t('payout.arrives'), formatDate(apiDate(expectedAt(serverNow())))],
      ]}
    />
  );
}

function PayoutButton() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const amount: number | null = useWatch({ name: 'amount' });
  return (
    <SubmitButton>
      {amount ? t('payout.press', { amount: formatMoney(amount, locale) }) : t('payout.title')}
    </SubmitButton>
  );
}
