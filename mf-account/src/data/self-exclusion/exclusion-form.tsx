import { Form, RadioGroup, SubmitButton } from '@paddock/forms';
import { required } from '@paddock/forms/rules';
import { serverNow } from '@paddock/host';
import { formatDate } from '@paddock/i18n';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { DURATIONS, lastDay } from './duration.model.ts';
import { ExclusionQuestion } from './exclusion-question.tsx';

const Schema = object({ days: pipe(string(), required()) });

/**
 * Asks for the duration, then for a confirmation.
 * @param payout explains what happens to the balance
 */
export function ExclusionForm({ payout }: { payout: ReactNode }) {
  const { t } = useTranslation('mf-account');
  const [days, setDays] = useState<number | null>(null);
  const now = serverNow();
  const options = DURATIONS.map((duration) => ({
    value: String(duration),
    label: t('selfExclusion.option', {
      duration: t(`selfExclusion.duration.${duration}`),
      day: formatDate(lastDay(duration, now)),
    }),
  }));
  return (
    <>
      <Form
        schema={Schema}
        defaultValues={{ days: '' }}
        label={t('selfExclusion.title')}
        onSubmit={(chosen) => setDays(Number(chosen.days))}
      >
        <RadioGroup name="days" label={t('selfExclusion.howLong')} options={options} />
        <SubmitButton variant="secondary">{t('selfExclusion.next')}</SubmitButton>
      </Form>
      {days !== null && <ExclusionQuestion days={days} payout={payout} onClose={() => setDays(null)} />}
    </>
  );
}
