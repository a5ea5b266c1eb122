import { isLoggedIn, queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useKeptFocus } from '@paddock/ui/use-kept-focus';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { BetList } from './bet-list.tsx';
import { betsQuery, raceBetsQuery } from './bets.queries.ts';
import { parseBetsChoice, writeBetsChoice } from './bets-choice.model.ts';
import { BetsFilter } from './bets-filter.tsx';
import { OpenSends } from './open-sends.tsx';
import { TEXTS } from './texts.ts';
import { useBets } from './use-bets.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const choice = parseBetsChoice(new URL(request.url).searchParams);
  if (!isLoggedIn()) return null;
  if (choice.raceId === undefined) void queryClient.prefetchQuery(betsQuery(choice));
  else void queryClient.prefetchQuery(raceBetsQuery(choice.raceId, choice.page));
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const choice = parseBetsChoice(useSearchParams()[0]);
  const query = useBets(choice);
  // A pressed link to all bets is gone with the bets that it stood beside.
  const filter = useKeptFocus<HTMLDivElement>(query.isPlaceholderData ? undefined : writeBetsChoice(choice));
  return (
    <Page title={t('bets.title')}>
      <OpenSends />
      <div ref={filter} tabIndex={-1}>
        <BetsFilter choice={choice} total={query.data?.pagination?.total} />
      </div>
      <BetList choice={choice} query={query} />
    </Page>
  );
}
