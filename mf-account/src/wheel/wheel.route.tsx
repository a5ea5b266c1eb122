import { queryClient } from '@paddock/host';
import { Page, QueryPart, useIsLoggedIn } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../shared/customer.queries.ts';
import { JoinProgramme } from '../shared/join-programme.tsx';
import { WhenRead } from '../shared/when-read.tsx';
import { TEXTS } from './texts.ts';
import { Visitor } from './visitor.tsx';
import { wheelQuery } from './wheel.queries.ts';
import { Wheel } from './wheel.tsx';

export function loader() {
  void queryClient.prefetchQuery(wheelQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const loggedIn = useIsLoggedIn();
  const customer = useQuery({ ...customerQuery, enabled: loggedIn });
  return (
    <Page title={t('wheel.title')} lead={t('wheel.lead')}>
      {!loggedIn && <Visitor />}
      <WhenRead queries={loggedIn ? [customer] : []}>
        {loggedIn && customer.data && !customer.data.bonuspointsStatus && <JoinProgramme />}
        <QueryPart query={useQuery(wheelQuery)} skeleton={{ height: '24rem' }}>
          {(wheel) => <Wheel {...wheel} mayTurn={loggedIn && customer.data?.bonuspointsStatus === true} />}
        </QueryPart>
      </WhenRead>
    </Page>
  );
}
