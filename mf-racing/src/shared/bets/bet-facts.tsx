import { href } from '@paddock/host';
import { formatDateTime } from '@paddock/i18n';
import { linkClass } from '@paddock/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Bet } from './bet.queries.ts';
import { BetPrice } from './bet-price.tsx';
import { BetReturn } from './bet-return.tsx';
import { BetStatus } from './bet-status.tsx';
import styles from './bets.module.css';
import { useBetWords } from './use-bet-words.ts';

/** The facts of a bet on its receipt, on screen and on paper, with help against addiction. */
export function BetFacts({ bet }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const betWords = useBetWords();
  const isOpen = bet.status === 'accepted' || bet.status === 'confirmation_required';
  return (
    <dl className={styles.facts}>
      <Fact term={t('bets.fact.status')}>
        <BetStatus bet={bet} />
      </Fact>
      <Fact term={t('bets.fact.ticket')}>{betWords(bet.ticket).join(' · ')}</Fact>
      <Fact term={t('bets.fact.races', { count: bet.legs.length })}>
        <ol>
          {bet.legs.map(({ race }) => (
            <li key={race.id}>{t('bets.race', { ...race, off: formatDateTime(race.postTime) })}</li>
          ))}
        </ol>
      </Fact>
      <Fact term={t('bets.fact.price')}>
        <BetPrice bet={bet} />
      </Fact>
      {isOpen && (
        <Fact term={t('bets.fact.return')}>
          <BetReturn bet={bet} />
        </Fact>
      )}
      <Fact term={t('bets.fact.placedAt')}>{formatDateTime(bet.placedAt)}</Fact>
      <Fact term={t('bets.fact.help')}>
        {t('bets.help')}{' '}
        <Link to={href('page', { name: 'responsible-gambling' })} className={linkClass}>
          {t('bets.protection')}
        </Link>
      </Fact>
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
