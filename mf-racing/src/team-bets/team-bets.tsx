import { QueryPart, useRefreshedQuery, useToday } from '@paddock/pages';
import { Pager } from '@paddock/pages/pager';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { Tabs } from '@paddock/ui/tabs';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { teamBetsQuery } from './shared/team-bets.queries.ts';
import { TeamBetCard } from './team-bet-card.tsx';
import { PERIODS, parseTeamBetChoice, wantedBy, writeTeamBetChoice } from './team-bet-choice.model.ts';
import styles from './team-bets.module.css';

/** The team bets of a period, a page at a time. */
export function TeamBets() {
  const { t } = useTranslation('mf-racing');
  const choice = parseTeamBetChoice(useSearchParams()[0]);
  // Others join, and bets close.
  const query = useRefreshedQuery(teamBetsQuery(wantedBy(choice, useToday())), 'medium');
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
        {({ data, pagination }) => (
          <Pager
            page={choice.page}
            pages={pagination?.totalPages ?? 1}
            to={(page) => writeTeamBetChoice({ ...choice, page })}
          >
            {data.length === 0 ? (
              <EmptyState title={t('teamBets.none')} text={t('teamBets.noneText')} />
            ) : (
              <div className={styles.bets}>
                {data.map((teamBet) => (
                  <TeamBetCard key={teamBet.teamTipId} teamBet={teamBet} />
                ))}
              </div>
            )}
          </Pager>
        )}
      </QueryPart>
    </>
  );
}
