import type { ApiData } from '@paddock/api';
import { useFormContext } from '@paddock/forms';
import { MultiStep, NextStepButton, Step } from '@paddock/forms/steps';
import { queryClient } from '@paddock/host';
import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useTranslation } from 'react-i18next';
import { loginCheckQuery } from '../shared/fields/login-check.queries.ts';
import { LoginFields } from '../shared/fields/login-fields.tsx';
import { PasswordFields } from '../shared/fields/password-fields.tsx';
import type { Answers } from './registration.model.ts';
import { useStepHistory } from './use-step-history.ts';

interface StartStepsProps {
  options: ApiData<'getRegisterOptions'>;
}

/** The first step is shown before they are loaded. */
const laterView = createLazyView(() => import('./later-steps.tsx').then(({ LaterStep }) => LaterStep));

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
      {(['person', 'address', 'check'] as const).map((step) => (
        <Step key={step} name={step} label={t(`register.part.${step}`)}>
          <LazyPart part={laterView} props={{ step, options }} height="30rem" />
        </Step>
      ))}
    </MultiStep>
  );
}

function StepHistory() {
  useStepHistory();
  return null;
}
