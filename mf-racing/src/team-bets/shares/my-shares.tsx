import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { PartPager } from '@paddock/pages/pager';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { teamBetHref } from '../../links.ts';
import { TrackHeading } from '../../shared/track-signs.tsx';
import { ShareStatusBadge } from '../shared/share-status.tsx';
import { mySharesQuery, type TeamShare } from '../shared/team-bets.queries.ts';
import { useTeamBetName } from '../shared/use-team-bet-name.ts';
import styles from './shares.module.css';

/** The customer's shares with their results, the newest first. */
export function MyShares() {
  const { t } = useTranslation('mf-racing');
  const [page, setPage] = useState(1);
  // A share is settled when its race is official.
  const query = useRefreshedQuery(mySharesQuery(page), (shown) =>
    shown?.data.some(({ status }) => status === 'accepted') ? 'long' : null,
  );
  return (
    <Card title={t('teamBets.myShares')}>
      <QueryPart query={query} skeleton={{ height: '10rem' }}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState title={t('teamBets.noShares')} text={t('teamBets.noSharesText')} />
          ) : (
            <>
              <ul className={styles.shares}>
                {data.map((share) => (
                  <ShareLine key={share.id} share={share} />
                ))}
              </ul>
              <PartPager
                page={page}
                pages={pagination?.totalPages ?? 1}
                onChange={setPage}
                labels={{ region: t('teamBets.sharePages') }}
              />
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}

function ShareLine({ share }: { share: TeamShare }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { teamBet, teamTipId, stakeAmount, nickname, status, payout } = share;
  const name = useTeamBetName()(teamBet);
  return (
    <li className={styles.share}>
      <span className={styles.name}>
        <Link to={teamBetHref(teamTipId)} className={styles.link}>
          {name}
        </Link>
        <TrackHeading {...teamBet.race} />
      </span>
      <span className={styles.facts}>
        {t('teamBets.shareLine', { amount: formatMoney(stakeAmount, locale), nickname })}
      </span>
      <span className={styles.result}>
        <ShareStatusBadge status={status} />
        {payout !== null && payout > 0 && (
          <strong>{t('teamBets.payout', { amount: formatMoney(payout, locale) })}</strong>
        )}
      </span>
    </li>
  );
}
