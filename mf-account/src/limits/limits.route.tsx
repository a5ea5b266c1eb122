import { addFormsTexts } from '@paddock/forms';
import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, QueryPart } from '@paddock/pages';
import { LateTexts } from '@paddock/pages/late-texts';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limitsQuery } from '../shared/limits.queries.ts';
import { AmountsOf30Days } from './amounts/amounts-of-30-days.tsx';
import { OfferedBreak } from './break/offered-break.tsx';
import { LimitChanges } from './changes/limit-changes.tsx';
import { Limits } from './limits.tsx';
import { LugasSession } from './lugas/lugas-session.tsx';
import { TEXTS as FORM_TEXTS } from './shared/texts.ts';
import { TEXTS } from './texts.ts';

export function loader() {
  if (isLoggedIn()) void queryClient.prefetchQuery(limitsQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  useTexts('mf-account', FORM_TEXTS);
  const { t } = useTranslation('mf-account');
  const query = useQuery(limitsQuery);
  return (
    <Page title={t('limits.title')} lead={t('limits.lead')}>
      <LateTexts add={addFormsTexts} height="60rem">
        <QueryPart query={query} skeleton={{ height: '60rem' }}>
          {(limits) => <Limits limits={limits} />}
        </QueryPart>
        <LugasSession />
        <AmountsOf30Days />
        <LimitChanges />
        <OfferedBreak />
      </LateTexts>
    </Page>
  );
}
