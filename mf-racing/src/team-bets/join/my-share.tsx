import { useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { FactList } from '@paddock/ui/fact-list';
import { linkClass } from '@paddock/ui/link';
import { takeFocus } from '@paddock/ui/take-focus';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ShareStatusBadge } from '../shared/share-status.tsx';
import { mySharesQuery, type TeamBet } from '../shared/team-bets.queries.ts';
import styles from './join.module.css';

interface MyShareProps {
  teamBet: TeamBet;
  /** Cents. */
  paid: number;
  /** It was pressed on this page: the share takes the focus, because the pressed button is gone. */
  isNew: boolean;
}

/** The customer's share in a team bet, with its confirmed facts and its payout. */
export function MyShare({ teamBet, paid, isNew }: MyShareProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  // One of the newest shares; for an older one, only its amount is shown here.
  const { data } = useQuery(mySharesQuery(1));
  const share = data?.data.find(({ teamTipId }) => teamTipId === teamBet.teamTipId);
  return (
    <Card
      title={t('teamBets.mine')}
      aside={share && <ShareStatusBadge status={share.status} />}
      className={styles.parts}
    >
      {isNew && (
        <p ref={takeFocus} tabIndex={-1} role="status" className={styles.news}>
          {t('teamBets.in')}
        </p>
      )}
      <FactList
        dense
        facts={[
          [t('teamBets.paidIn'), formatMoney(paid, locale)],
          [t('teamBets.join.nickname'), share?.nickname],
          [t('teamBets.confirmedAt'), share && formatDateTime(share.joinedAt)],
          [t('teamBets.paidOut'), share?.payout ? formatMoney(share.payout, locale) : null],
        ]}
      />
      <Link to={paths.teamBets} className={linkClass}>
        {t('teamBets.allMine')}
      </Link>
    </Card>
  );
}
