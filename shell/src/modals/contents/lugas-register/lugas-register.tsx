import { setLimits } from '@paddock/api/limits';
import { Form, MoneyField, SubmitButton, useWatch } from '@paddock/forms';
import { maxMoney, minMoney, required, ruleMessage } from '@paddock/forms/rules';
import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import { nullable, number, object, pipe } from 'valibot';
import type { ModalContentProps } from '../../modal-contents.ts';
import { Actions, ModalPage } from '../shared/modal-page.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';

/** The highest limit (cents) that a customer can register (core §9: LUGAS register max). */
const LUGAS_REGISTER_MAX = 1_000_000;
/**
 * Above this limit (cents a month), the customer's means are checked (core §9: LUGAS advanced
 * threshold).
 */
const LUGAS_ADVANCED_THRESHOLD = 100_000;

const schema = object({
  amount: pipe(nullable(number(ruleMessage('required'))), required(), minMoney(100), maxMoney(LUGAS_REGISTER_MAX)),
});

/** lugas_register_modal: betting needs a limit for all operators (domain §3.2). */
export function LugasRegister({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { mutateAsync } = useModalCall(setLimits);
  const register = async ({ amount }: { amount: number | null }) => {
    await mutateAsync({ body: { limits: [{ type: 'lugas', range: 'month', amount: amount ?? 0 }] } });
    accept();
    void readCustomerAgain();
  };
  return (
    <ModalPage title={t('modals.lugasRegister.title')}>
      <p>{t('modals.lugasRegister.text')}</p>
      <p>{t('modals.lugasRegister.change')}</p>
      <Form
        schema={schema}
        defaultValues={{ amount: null }}
        label={t('modals.lugasRegister.title')}
        onSubmit={register}
      >
        <MoneyField
          name="amount"
          label={t('modals.lugasRegister.amount')}
          help={t('modals.lugasRegister.help', { max: formatShortMoney(LUGAS_REGISTER_MAX, locale) })}
        />
        <AdvancedNotice />
        <Actions>
          <SubmitButton>{t('modals.lugasRegister.send')}</SubmitButton>
          <Button onClick={reject}>{t('modals.later')}</Button>
        </Actions>
      </Form>
    </ModalPage>
  );
}

/**
 * Announces the check of the customer's means for an amount above the threshold, before it is sent.
 */
function AdvancedNotice() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const amount: unknown = useWatch({ name: 'amount' });
  const isAdvanced = typeof amount === 'number' && amount > LUGAS_ADVANCED_THRESHOLD;
  return (
    <div role="status">
      {isAdvanced && (
        <p>{t('modals.lugasRegister.advanced', { amount: formatShortMoney(LUGAS_ADVANCED_THRESHOLD, locale) })}</p>
      )}
    </div>
  );
}
