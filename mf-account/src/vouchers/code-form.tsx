import { ApiError, isApiError } from '@paddock/api';
import { isRefusal } from '@paddock/api/lost-answer';
import { redeemVoucherCode } from '@paddock/api/loyalty';
import { Form, SubmitButton, TextField } from '@paddock/forms';
import { length, required } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { Card } from '@paddock/ui/card';
import { keepFocus } from '@paddock/ui/take-focus';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { object, pipe, string, trim } from 'valibot';
import { pageHeading } from '../shared/page-heading.ts';
import { formWayOn } from '../shared/refusal/form-way-on.tsx';
import { readVouchersAgain } from '../shared/vouchers/vouchers.queries.ts';
import { writeVouchersChoice } from '../shared/vouchers/vouchers-choice.model.ts';

// The lengths in the contract.
const SCHEMA = object({ code: pipe(string(), trim(), required(), length(4, 40)) });

/** An error of the code itself is shown at its field. */
const OF_CODE: readonly (string | null)[] = [
  'not_found',
  'voucher_code_expired',
  'voucher_code_redeemed',
  'voucher_code_exhausted',
];

/** Redeems a code for a voucher and shows it. A code works once: a second call is refused. */
export function CodeForm() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  // A new form after each voucher.
  const [redeemed, setRedeemed] = useState(0);
  useEffect(() => {
    // The voucher follows the heading.
    if (redeemed !== 0) keepFocus(pageHeading());
  }, [redeemed]);
  const redeem = async ({ code }: { code: string }) => {
    try {
      const { data } = await api.call(redeemVoucherCode, { body: { code } });
      setRedeemed(data.id);
      readVouchersAgain();
      await navigate(writeVouchersChoice({ voucherId: data.id, page: 1 }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      // If only the answer was lost, the list has the voucher.
      if (!isRefusal(error)) readVouchersAgain();
      if (OF_CODE.includes(error.code)) {
        throw new ApiError({ ...error, message: error.message, validation: { code: [error.message] } });
      }
      throw error;
    }
  };
  return (
    <Card title={t('vouchers.code.title')}>
      <Form
        key={redeemed}
        schema={SCHEMA}
        defaultValues={{ code: '' }}
        label={t('vouchers.code.title')}
        wayOn={formWayOn}
        onSubmit={redeem}
      >
        <TextField
          name="code"
          label={t('vouchers.code.code')}
          help={t('vouchers.code.help')}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <SubmitButton>{t('vouchers.code.redeem')}</SubmitButton>
      </Form>
    </Card>
  );
}
