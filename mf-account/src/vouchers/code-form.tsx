import { Form, SubmitButton, TextField } from '@paddock/forms';
import { length, required } from '@paddock/forms/rules';
import { pageHeading } from '@paddock/pages/page-heading';
import { Card } from '@paddock/ui/card';
import { keepFocus } from '@paddock/ui/take-focus';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { object, pipe, string, trim } from 'valibot';
import { atField } from '../shared/at-field.ts';
import { formWayOn } from '../shared/refusal/form-way-on.tsx';
import { writeVouchersChoice } from '../shared/vouchers/vouchers-choice.model.ts';
import { redeemMutation } from './code.queries.ts';

// The lengths in the contract.
const SCHEMA = object({ code: pipe(string(), trim(), required(), length(4, 40)) });

/** An error of the code itself is shown at its field. */
const OF_CODE = {
  not_found: 'code',
  voucher_code_expired: 'code',
  voucher_code_redeemed: 'code',
  voucher_code_exhausted: 'code',
};

/** Redeems a code for a voucher and shows it. */
export function CodeForm() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(redeemMutation);
  // A new form after each voucher.
  const [redeemed, setRedeemed] = useState(0);
  useEffect(() => {
    // The voucher follows the heading.
    if (redeemed !== 0) keepFocus(pageHeading());
  }, [redeemed]);
  const redeem = ({ code }: { code: string }) =>
    mutateAsync(
      { body: { code } },
      {
        // Not called for a customer who has left the page.
        onSuccess: ({ id }) => {
          setRedeemed(id);
          void navigate(writeVouchersChoice({ voucherId: id, page: 1 }));
        },
      },
    ).catch((thrown: unknown) => {
      throw atField(thrown, OF_CODE);
    });
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
