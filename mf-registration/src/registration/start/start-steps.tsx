import type { ApiData } from '@paddock/api';
import { SubmitButton, useFormContext } from '@paddock/forms';
import { MultiStep, NextStepButton, PreviousStepButton, Step } from '@paddock/forms/steps';
import { queryClient } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../shared/fields/address-fields.tsx';
import { loginCheckQuery } from '../shared/fields/login-check.queries.ts';
import { LoginFields } from '../shared/fields/login-fields.tsx';
import { PasswordFields } from '../shared/fields/password-fields.tsx';
import { PersonFields } from '../shared/fields/person-fields.tsx';
import { TermsField } from '../shared/fields/terms-field.tsx';
import { Ways } from '../shared/parts.tsx';
import { AnswersToCheck } from './answers-to-check.tsx';
import type { Answers } from './registration.model.ts';
import { useStepHistory } from './use-step-history.ts';

interface StartStepsProps {
  options: ApiData<'getRegisterOptions'>;
}

/** The four steps of the form. The last one shows the answers before they are sent. */
export function StartSteps({ options }: StartStepsProps) {
  const { t } = useTranslation('mf-registration');
  const { getValues, setFocus } = useFormContext<Answers>();
  const passesCheck = async (): Promise<boolean> => {
    const [wrong] = await queryClient.fetchQuery(loginCheckQuery(getValues()));
    if (wrong) setFocus(wrong);
    return wrong === undefined;
  };
  return (
    <MultiStep allowIncomplete={false} beforeStepChange={({ from }) => from !== 'login' || passesCheck()}>
      <StepHistory />
      <Step name="login" label={t('register.part.login')}>
        <LoginFields />
        <PasswordFields />
        <NextStepButton>{t('register.next')}</NextStepButton>
      </Step>
      <Step name="person" label={t('register.part.person')}>
        <PersonFields options={options} />
        <Moves />
      </Step>
      <Step name="address" label={t('register.part.address')}>
        <AddressFields options={options} />
        <Moves />
      </Step>
      <Step name="check" label={t('register.part.check')}>
        <AnswersToCheck options={options} />
        <TermsField />
        <Ways>
          <SubmitButton>{t('register.start.send')}</SubmitButton>
          <PreviousStepButton>{t('register.back')}</PreviousStepButton>
        </Ways>
      </Step>
    </MultiStep>
  );
}

function StepHistory() {
  useStepHistory();
  return null;
}

function Moves() {
  const { t } = useTranslation('mf-registration');
  return (
    <Ways>
      <NextStepButton>{t('register.next')}</NextStepButton>
      <PreviousStepButton>{t('register.back')}</PreviousStepButton>
    </Ways>
  );
}
