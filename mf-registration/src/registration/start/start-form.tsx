import type { ApiData } from '@paddock/api';
import { Form } from '@paddock/forms';
import { useUnsavedWork } from '@paddock/host';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nothing, Registration } from './registration.model.ts';
import { StartSteps } from './start-steps.tsx';
import { useBegin } from './use-begin.ts';

interface StartFormProps {
  options: ApiData<'getRegisterOptions'>;
}

export function StartForm({ options }: StartFormProps) {
  const { t } = useTranslation('mf-registration');
  const [isDirty, setDirty] = useState(false);
  useUnsavedWork(isDirty);
  return (
    <Form
      schema={Registration}
      defaultValues={nothing}
      draft="registration"
      label={t('register.title')}
      onDirtyChange={setDirty}
      onSubmit={useBegin()}
    >
      <StartSteps options={options} />
    </Form>
  );
}
