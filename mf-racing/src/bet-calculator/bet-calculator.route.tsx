import { queryClient } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { parseBetRunners } from '../shared/betting/bet-address.model.ts';
import { BettingTexts } from '../shared/betting-texts.tsx';
import { raceQuery } from '../shared/race.queries.ts';
import { RacingPage } from '../shared/racing-page.tsx';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { wagerTypesQuery } from '../shared/wager-types.queries.ts';
import { BetCalculator } from './bet-calculator.tsx';
import { TEXTS } from './texts.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { raceId } = parseBetRunners(new URL(request.url).searchParams);
  if (raceId !== null) void queryClient.prefetchQuery(raceQuery({ id: raceId }));
  prefetchCountryPositions();
  void queryClient.prefetchQuery(wagerTypesQuery);
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('calculator.title')} lead={t('calculator.lead')}>
      <BettingTexts height="60rem">
        <BetCalculator />
      </BettingTexts>
    </RacingPage>
  );
}
