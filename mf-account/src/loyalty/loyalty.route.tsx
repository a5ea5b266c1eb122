import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, QueryPart } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { customerQuery } from '../shared/customer.queries.ts';
import { JoinProgramme } from '../shared/join-programme.tsx';
import { WhenRead } from '../shared/when-read.tsx';
import { Balance } from './balance.tsx';
import { Entries } from './entries.tsx';
import { entriesQuery } from './loyalty.queries.ts';
import { parseLoyaltyChoice } from './loyalty-choice.model.ts';
import { TEXTS } from './texts.ts';
import { Uses } from './uses.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  if (isLoggedIn()) void queryClient.prefetchQuery(entriesQuery(parseLoyaltyChoice(new URL(request.url).searchParams)));
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const choice = parseLoyaltyChoice(useSearchParams()[0]);
  const query = useQuery(customerQuery);
  return (
    <Page title={t('loyalty.title')} lead={t('loyalty.lead')}>
      <WhenRead queries={[query]}>
        <QueryPart query={query} skeleton={{ height: '12rem' }}>
          {({ bonuspoints, bonuspointsStatus }) =>
            bonuspointsStatus ? <Balance points={bonuspoints} /> : <JoinProgramme />
          }
        </QueryPart>
        <Uses />
        <Entries choice={choice} />
      </WhenRead>
    </Page>
  );
}
