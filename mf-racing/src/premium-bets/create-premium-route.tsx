import { queryClient } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { QuickBetTabs } from '../shared/quick-bet-tabs.tsx';
import { RacingPage } from '../shared/racing-page.tsx';
import { type PremiumType, premiumQuery } from './premium-bets.queries.ts';
import { PremiumOffers } from './premium-offers.tsx';
import { TEXTS } from './texts.ts';

/** The page of one premium bet. */
export function createPremiumRoute(type: PremiumType) {
  function loader() {
    void queryClient.prefetchQuery(premiumQuery(type));
    return null;
  }

  function Component() {
    useTexts('mf-racing', TEXTS);
    const { t } = useTranslation('mf-racing');
    return (
      <RacingPage title={t(`premium.${type}.title`)} lead={t(`premium.${type}.lead`)}>
        <QuickBetTabs />
        <PremiumOffers type={type} />
      </RacingPage>
    );
  }
  return { loader, Component };
}
