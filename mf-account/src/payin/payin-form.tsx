import { Form, MoneyChips, MoneyField, RadioGroup, SubmitButton, useWatch } from '@paddock/forms';
import { required, ruleMessage } from '@paddock/forms/rules';
import { useLocale } from '@paddock/host';
import { formatMoney, formatShortMoney } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { keepFocus } from '@paddock/ui/take-focus';
import { useTranslation } from 'react-i18next';
import { forward, nullable, number, object, partialCheck, pipe, string } from 'valibot';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { LimitsLeft } from './limits-left.tsx';
import { type DepositProblem, type DepositRules, depositProblem, depositTypes, presetsOf } from './payin.model.ts';
import styles from './payin.module.css';
import { useDeposit } from './use-deposit.ts';
import { useProblemWords } from './use-problem-words.ts';

/** The fields of the form. An amount is checked against the chosen payment type. */
const schemaOf = (rules: DepositRules, words: (problem: DepositProblem) => string) => {
  const problemOf = ({ type, amount }: { type: string; amount: number | null }) =>
    amount === null ? null : depositProblem(amount, Number(type), rules);
  return pipe(
    object({
      type: pipe(string(), required()),
      amount: pipe(nullable(number(ruleMessage('required'))), required()),
    }),
    forward(
      partialCheck(
        [['type'], ['amount']],
        (input) => problemOf(input) === null,
        ({ input }) => {
          const problem = problemOf(input);
          return problem ? words(problem) : '';
        },
      ),
      ['amount'],
    ),
  );
};

/** Payment type and amount. The button shows the amount, and leads to the provider's page. */
export function PayinForm({ subject, rules }: { subject: string; rules: DepositRules }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const words = useProblemWords();
  const schema = schemaOf(rules, words);
  const { refusal, isVoid, leadsTo, start } = useDeposit(subject);
  const types = depositTypes(rules.types);
  return (
    <Card title={t('payin.formTitle')}>
      <Form
        schema={schema}
        defaultValues={{ type: String(types[0]?.id ?? ''), amount: null }}
        draft="payin"
        label={t('payin.title')}
        wireNames={{ payment_type_id: 'type' }}
        onSubmit={({ type, amount }) => start({ paymentTypeId: Number(type), amount: amount ?? 0 })}
      >
        <RadioGroup
          name="type"
          label={t('payin.type')}
          options={types.map(({ id, name, minimum, maximum }) => ({
            value: String(id),
            label: t('payin.typeWithRange', {
              name,
              least: formatShortMoney(minimum, locale),
              most: formatShortMoney(maximum, locale),
            }),
          }))}
        />
        <Presets rules={rules} />
        <MoneyField name="amount" label={t('payin.amount')} />
        <LimitsLeft limits={rules.limits} />
        <p className={styles.note}>{t('payin.counts')}</p>
        {refusal && <RefusalText refusal={refusal} />}
        {isVoid && <p role="alert">{t('payin.void')}</p>}
        {leadsTo ? (
          <p ref={keepFocus} tabIndex={-1} role="status">
            {t('payin.leads')} <a href={leadsTo}>{t('payin.leadsLink')}</a>
          </p>
        ) : (
          <PayButton />
        )}
      </Form>
    </Card>
  );
}

function Presets({ rules }: { rules: DepositRules }) {
  const { t } = useTranslation('mf-account');
  const type: unknown = useWatch({ name: 'type' });
  return <MoneyChips name="amount" label={t('payin.presets')} amounts={presetsOf(Number(type), rules)} />;
}

function PayButton() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const amount: number | null = useWatch({ name: 'amount' });
  return (
    <SubmitButton>{amount ? t('payin.press', { amount: formatMoney(amount, locale) }) : t('payin.title')}</SubmitButton>
  );
}
