import { queryClient } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { RacingPage } from '../shared/racing-page.tsx';
import { dayTipQuery, raceFavoritesQuery } from './day-tip.queries.ts';
import { DayTips } from './day-tips.tsx';
import { RaceFavorites } from './race-favorites.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  void queryClient.prefetchQuery(dayTipQuery);
  void queryClient.prefetchQuery(raceFavoritesQuery);
  return null;
}

/** The tips of the day. The page's other paths put one kind of racing first. */
export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  const { first } = (useMatches().at(-1)?.handle ?? {}) as { first?: 'T' | 'H' };
  return (
    <RacingPage title={t('dayTip.title')} lead={t('dayTip.lead')}>
      <DayTips first={first} />
      <RaceFavorites />
    </RacingPage>
  );
}
