import { href } from '@paddock/host';
import { QueryPart } from '@paddock/pages';
import { Pager } from '@paddock/pages/pager';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTwoCommits } from '../shared/use-two-commits.ts';
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
        <Pager
          page={choice.page}
          pages={pagination?.totalPages ?? 1}
          to={(page) => writeBetsChoice({ ...choice, page })}
        >
          {data.length === 0 ? <NoBets choice={choice} /> : <Bets bets={data} />}
        </Pager>
      )}
    </QueryPart>
  );
}

/** The bets of a phone's screen. */
const SCREEN = 5;

/** A bet below the screen comes a commit later: ten new ones at once would keep a phone busy. */
function Bets({ bets }: { bets: readonly Bet[] }) {
  const [first, later] = useTwoCommits(bets);
  const isShown = (bet: Bet, place: number) => place < SCREEN || later.some(({ id }) => id === bet.id);
  return (
    <ul className={styles.bets}>
      {first.map((bet, place) => (
        <li key={bet.id}>{isShown(bet, place) && <BetLine bet={bet} />}</li>
      ))}
    </ul>
  );
}

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
