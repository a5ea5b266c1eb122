import type { Race } from '@paddock/api';
import { serverNow } from '@paddock/host';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { PartPager } from '@paddock/pages/pager';
import { Card } from '@paddock/ui/card';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { raceBetsQuery } from '../../shared/bets/bet.queries.ts';
import { BettingTexts } from '../../shared/betting-texts.tsx';
import { MyBet } from './my-bet.tsx';
import styles from './my-bets.module.css';
import { myBetsRate } from './my-bets-rate.model.ts';

/** The customer's bets on a race, the newest first. Renders nothing if there are none. */
export const MyBets = ({ race }: { race: Race }) => (
  <BettingTexts height="0">
    <Bets race={race} />
  </BettingTexts>
);

function Bets({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const [page, setPage] = useState(1);
  const query = useRefreshedQuery({ ...raceBetsQuery(race.id, page), placeholderData: keepPreviousData }, (answer) =>
    myBetsRate(race, answer?.data ?? [], serverNow()),
  );
  return (
    <QueryPart query={query} skeleton={null}>
      {({ data: bets, pagination }) =>
        bets.length > 0 && (
          <Card title={t('bets.mine')}>
            <ul className={styles.bets}>
              {bets.map((bet) => (
                <li key={bet.id}>
                  <MyBet bet={bet} />
                </li>
              ))}
            </ul>
            <PartPager page={page} pages={pagination?.totalPages ?? 1} onChange={setPage} />
          </Card>
        )
      }
    </QueryPart>
  );
}
