import { addFormsTexts } from '@paddock/forms';
import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, QueryPart } from '@paddock/pages';
import { LateTexts } from '@paddock/pages/late-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limitsQuery } from '../shared/limits.queries.ts';
import { addProtectionTexts } from '../shared/protection-texts.ts';
import { AmountsOf30Days } from './amounts/amounts-of-30-days.tsx';
import { OfferedBreak } from './break/offered-break.tsx';
import { LimitChanges } from './changes/limit-changes.tsx';
import { Limits } from './limits.tsx';
import { LugasSession } from './lugas/lugas-session.tsx';

export function loader() {
  if (isLoggedIn()) void queryClient.prefetchQuery(limitsQuery);
  return null;
}

/**
 * Starts both chunks at once: the inner `LateTexts` would start its own only after the outer one is
 * done. The inner one shows the failure of its own.
 */
const addBothTexts: typeof addFormsTexts = (i18n) => {
  void addProtectionTexts(i18n);
  return addFormsTexts(i18n);
};

export function Component() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(limitsQuery);
  return (
    <Page title={t('limits.title')} lead={t('limits.lead')}>
      <LateTexts add={addBothTexts} height="60rem">
        <LateTexts add={addProtectionTexts} height="60rem">
          <QueryPart query={query} skeleton={{ height: '60rem' }}>
            {(limits) => <Limits limits={limits} />}
          </QueryPart>
          <LugasSession />
          <AmountsOf30Days />
          <LimitChanges />
          <OfferedBreak />
        </LateTexts>
      </LateTexts>
    </Page>
  );
}
