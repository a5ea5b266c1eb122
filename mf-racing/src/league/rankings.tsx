import type { ApiData } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatNumber } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Pager } from '@paddock/pages/pager';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { Tabs } from '@paddock/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { campaignsQuery, type LeagueCampaign, rankingsQuery } from './league.queries.ts';
import { parseLeagueChoice, rankedSeasons, writeLeagueChoice } from './league-choice.model.ts';
import styles from './rankings.module.css';

/** The ranking of a season, a page at a time, with tabs for the other seasons. */
export function Rankings() {
  const { t } = useTranslation('mf-racing');
  const choice = parseLeagueChoice(useSearchParams()[0]);
  const campaigns = useQuery(campaignsQuery);
  const rankings = useQuery(rankingsQuery(choice));
  return (
    <Card title={t('league.ranking')}>
      <div className={styles.seasons}>
        <QueryPart query={campaigns} skeleton={null}>
          {(campaigns) => <Seasons campaigns={campaigns} chosen={choice.campaignId} />}
        </QueryPart>
      </div>
      <QueryPart query={rankings} skeleton={<Skeleton height="40rem" />}>
        {({ data, pagination }) => (
          <Pager
            page={choice.page}
            pages={pagination?.totalPages ?? 1}
            to={(page) => writeLeagueChoice({ ...choice, page })}
          >
            {data.length === 0 ? <EmptyState title={t('league.nobody')} /> : <RankingTable rankings={data} />}
          </Pager>
        )}
      </QueryPart>
    </Card>
  );
}

function Seasons({ campaigns, chosen }: { campaigns: LeagueCampaign[]; chosen: number | undefined }) {
  const { t } = useTranslation('mf-racing');
  const seasons = rankedSeasons(campaigns);
  const running = seasons.find(({ status }) => status === 'running');
  const shown = seasons.find(({ id }) => id === chosen) ?? running;
  return (
    <>
      <Tabs label={t('league.seasons')}>
        {seasons.map(({ id }) => (
          <Link
            key={id}
            to={writeLeagueChoice({ campaignId: id === running?.id ? undefined : id, page: 1 })}
            preventScrollReset
            aria-current={id === shown?.id ? 'page' : undefined}
          >
            {t('league.season', seasonOf(id))}
          </Link>
        ))}
      </Tabs>
      {shown && (
        <p className={styles.season}>
          <Badge tone={shown.status === 'running' ? 'success' : 'neutral'}>{t(`league.status.${shown.status}`)}</Badge>{' '}
          {t('league.period', { from: formatDate(apiDate(shown.startsAt)), till: lastDay(shown) })}
        </p>
      )}
    </>
  );
}

/** The id of a season is its year and month: `202611`. */
const seasonOf = (id: number) => ({ month: String(id).slice(4), year: String(id).slice(0, 4) });

/** A season ends at midnight, so its last day is the day before. */
const lastDay = ({ endsAt }: LeagueCampaign): string => formatDate(apiDate(Date.parse(endsAt) - 1));

function RankingTable({ rankings }: { rankings: ApiData<'getLeagueRankings'> }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <Table caption={t('league.ranking')} captionHidden>
      <thead>
        <tr>
          <HeaderCell numeric className={styles.rank}>
            {t('league.rank')}
          </HeaderCell>
          <HeaderCell>{t('league.nickname')}</HeaderCell>
          <HeaderCell numeric>{t('league.points')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rankings.map(({ id, rank, nickname, points, isMe }) => (
          <tr key={id}>
            <Cell numeric>{rank}</Cell>
            <HeaderCell scope="row">
              {nickname} {isMe && <Badge tone="accent">{t('league.me')}</Badge>}
            </HeaderCell>
            <Cell numeric>{formatNumber(points, locale)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
