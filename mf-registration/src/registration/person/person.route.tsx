import { queryClient } from '@paddock/host';
import { QueryPart } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { registerOptionsQuery } from '../shared/registration.queries.ts';
import { StepPage } from '../shared/step-page.tsx';
import { PersonStep } from './person-step.tsx';

export function loader() {
  void queryClient.prefetchQuery(registerOptionsQuery);
  return null;
}

/** The personal data in version 2, for the registration that this browser stores. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  const query = useQuery(registerOptionsQuery);
  return (
    <StepPage step="personal" title={t('register.part.person')}>
      {() => (
        <QueryPart query={query} skeleton={{ height: '40rem' }}>
          {(options) => <PersonStep options={options} />}
        </QueryPart>
      )}
    </StepPage>
  );
}
