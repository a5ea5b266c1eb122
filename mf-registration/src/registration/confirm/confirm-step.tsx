import { confirmRegistrationV2 } from '@paddock/api/registration';
import { Form, SubmitButton } from '@paddock/forms';
import { api } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { noTerms, termsEntries } from '../shared/fields/terms.model.ts';
import { TermsField } from '../shared/fields/terms-field.tsx';
import { Parts } from '../shared/parts.tsx';
import { useStepCall } from '../shared/use-step-call.ts';

const Terms = object(termsEntries);

/** Accepts the terms. Then the code is sent by e-mail. */
export function ConfirmStep() {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('confirm');
  return (
    <Parts>
      <p>{t('register.confirmText')}</p>
      <Form
        schema={Terms}
        defaultValues={noTerms}
        label={t('register.confirmTitle')}
        onSubmit={() => step((path) => api.call(confirmRegistrationV2, { path, body: { termsAndConditions: true } }))}
      >
        <TermsField />
        <SubmitButton>{t('register.next')}</SubmitButton>
      </Form>
    </Parts>
  );
}
