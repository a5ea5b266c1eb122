import { Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { QuickBetTabs } from '../shared/quick-bet-tabs.tsx';
import type { PremiumType } from './premium-bets.queries.ts';
import { PremiumOffers } from './premium-offers.tsx';

/** The page of one premium bet. */
export function PremiumPage({ type }: { type: PremiumType }) {
  const { t } = useTranslation('mf-racing');
  return (
    <Page title={t(`premium.${type}.title`)} lead={t(`premium.${type}.lead`)}>
      <QuickBetTabs />
      <PremiumOffers type={type} />
    </Page>
  );
}
