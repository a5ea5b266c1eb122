import { apiDate } from '@paddock/i18n';
import { EmptyState } from '@paddock/ui/empty-state';
import { Pagination } from '@paddock/ui/pagination';
import { Skeleton } from '@paddock/ui/skeleton';
import { Tabs } from '@paddock/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { QueryPart } from '../shared/query-part.tsx';
import { usePaginationLabels } from '../shared/use-pagination-labels.ts';
import { TeamBetCard } from './team-bet-card.tsx';
import { PERIODS, parseTeamBetChoice, writeTeamBetChoice } from './team-bet-choice.model.ts';
import styles from './team-bets.module.css';
import { teamBetsQuery } from './team-bets.queries.ts';

/** core §9, medium: others join, and bets close. */
const REFRESH_MS = 15_000;

/** The team bets of some days, a page at a time. */
export function TeamBets() {
  const { t } = useTranslation('mf-racing');
  const choice = parseTeamBetChoice(useSearchParams()[0]);
  const query = useQuery({ ...teamBetsQuery(choice, apiDate(Date.now())), refetchInterval: REFRESH_MS });
  const pages = query.data?.pagination?.totalPages ?? 1;
  const labels = usePaginationLabels(choice.page, pages);
  return (
    <>
      <Tabs label={t('teamBets.periods')}>
        {PERIODS.map((period) => (
          <Link
            key={period}
            to={writeTeamBetChoice({ period, page: 1 })}
            preventScrollReset
            aria-current={period === choice.period ? 'page' : undefined}
          >
            {t(`teamBets.period.${period}`)}
          </Link>
        ))}
      </Tabs>
      <QueryPart query={query} skeleton={<Skeleton height="60rem" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('teamBets.none')} text={t('teamBets.noneText')} />
          ) : (
            <div className={styles.bets}>
              {data.map((teamBet) => (
                <TeamBetCard key={teamBet.teamTipId} teamBet={teamBet} />
              ))}
            </div>
          )
        }
      </QueryPart>
      <Pagination
        page={choice.page}
        pages={pages}
        labels={labels}
        link={(page, props) => <Link to={writeTeamBetChoice({ ...choice, page })} preventScrollReset {...props} />}
      />
    </>
  );
}
