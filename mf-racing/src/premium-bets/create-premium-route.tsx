import { queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { QuickBetTabs } from '../shared/quick-bet-tabs.tsx';
import { type PremiumType, premiumQuery } from './premium-bets.queries.ts';
import { PremiumOffers } from './premium-offers.tsx';

/** The page of one premium bet. */
export function createPremiumRoute(type: PremiumType) {
  function loader() {
    void queryClient.prefetchQuery(premiumQuery(type));
    return null;
  }

  function Component() {
    const { t } = useTranslation('mf-racing');
    return (
      <Page title={t(`premium.${type}.title`)} lead={t(`premium.${type}.lead`)}>
        <QuickBetTabs />
        <PremiumOffers type={type} />
      </Page>
    );
  }
  return { loader, Component };
}
