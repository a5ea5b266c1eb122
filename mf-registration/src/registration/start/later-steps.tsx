import type { ApiData } from '@paddock/api';
import { SubmitButton } from '@paddock/forms';
import { NextStepButton, PreviousStepButton } from '@paddock/forms/steps';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../shared/fields/address-fields.tsx';
import { PersonFields } from '../shared/fields/person-fields.tsx';
import { TermsField } from '../shared/fields/terms-field.tsx';
import { Ways } from '../shared/parts.tsx';
import { AnswersToCheck } from './answers-to-check.tsx';

export interface LaterStepProps {
  step: 'person' | 'address' | 'check';
  options: ApiData<'getRegisterOptions'>;
}

/** The fields of a step after the first one. */
export function LaterStep({ step, options }: LaterStepProps) {
  const { t } = useTranslation('mf-registration');
  return (
    <>
      {step === 'person' && <PersonFields options={options} />}
      {step === 'address' && <AddressFields options={options} />}
      {step === 'check' && <AnswersToCheck options={options} />}
      {step === 'check' && <TermsField />}
      <Ways>
        <PreviousStepButton>{t('register.back')}</PreviousStepButton>
        {step === 'check' ? (
          <SubmitButton>{t('register.start.send')}</SubmitButton>
        ) : (
          <NextStepButton>{t('register.next')}</NextStepButton>
        )}
      </Ways>
    </>
  );
}
