import { href } from '@paddock/host';
import { QueryPart } from '@paddock/pages';
import { LazySection } from '@paddock/pages/lazy-section';
import { Pager } from '@paddock/pages/pager';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BetLine } from './bet-line.tsx';
import styles from './bets.module.css';
import type { Bet } from './bets.queries.ts';
import { type BetsChoice, writeBetsChoice } from './bets-choice.model.ts';
import type { useBets } from './use-bets.ts';

interface BetListProps {
  choice: BetsChoice;
  query: ReturnType<typeof useBets>;
}

/** The chosen bets, the newest first, ten per page (core §9). */
export function BetList({ choice, query }: BetListProps) {
  return (
    <QueryPart query={query} skeleton={{ height: '40rem' }}>
      {({ data, pagination }) => (
        <>
          {data.length === 0 ? <NoBets choice={choice} /> : <Bets bets={data} />}
          <Pager
            page={choice.page}
            pages={pagination?.totalPages ?? 1}
            to={(page) => writeBetsChoice({ ...choice, page })}
          />
        </>
      )}
    </QueryPart>
  );
}

interface BetsProps {
  bets: readonly Bet[];
}

/** Ten at once would keep a phone busy: they come in pieces. */
const Bets = ({ bets }: BetsProps) => <Lines bets={useDeferredValue(bets)} />;

const Lines = memo(function Lines({ bets }: BetsProps) {
  return (
    <ul className={styles.bets}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <LazySection name={bet.id} height="var(--bet-height)">
            <BetLine bet={bet} />
          </LazySection>
        </li>
      ))}
    </ul>
  );
});

function NoBets({ choice }: { choice: BetsChoice }) {
  const { t } = useTranslation('mf-account');
  const isAll = writeBetsChoice(choice) === '?';
  return isAll ? (
    <EmptyState
      title={t('bets.none')}
      text={t('bets.noneText')}
      action={
        <Link to={href('races')} className={linkButtonClass({ variant: 'primary' })}>
          {t('bets.races')}
        </Link>
      }
    />
  ) : (
    <EmptyState
      title={t('bets.nothingFound')}
      action={
        <Link to={writeBetsChoice({ page: 1 })} className={linkButtonClass()}>
          {t('bets.all')}
        </Link>
      }
    />
  );
}
