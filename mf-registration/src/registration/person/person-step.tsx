import type { ApiData } from '@paddock/api';
import { registerV2 } from '@paddock/api/registration';
import { Form, SubmitButton } from '@paddock/forms';
import { api, useUnsavedWork } from '@paddock/host';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { AddressFields } from '../shared/fields/address-fields.tsx';
import { noPerson, personBody, personEntries } from '../shared/fields/person.model.ts';
import { PersonFields } from '../shared/fields/person-fields.tsx';
import { useStepCall } from '../shared/use-step-call.ts';

const Person = object(personEntries);

/** Name, birth and address. */
export function PersonStep({ options }: { options: ApiData<'getRegisterOptions'> }) {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('personal');
  const [isDirty, setDirty] = useState(false);
  useUnsavedWork(isDirty);
  return (
    <Form
      schema={Person}
      defaultValues={noPerson}
      draft="registration-person"
      label={t('register.part.person')}
      onDirtyChange={setDirty}
      onSubmit={(person) =>
        step(({ token }) => api.call(registerV2, { headers: { 'customer-token': token }, body: personBody(person) }))
      }
    >
      <PersonFields options={options} />
      <AddressFields options={options} />
      <SubmitButton>{t('register.next')}</SubmitButton>
    </Form>
  );
}
