import { type Pool, poolNeedsLogin, type Race } from '@paddock/api';
import { href, useLocale } from '@paddock/host';
import { describeTime, formatDateTime, formatPercent, formatShortMoney } from '@paddock/i18n';
import { LazyPart, useIsLoggedIn } from '@paddock/pages';
import { LoginButton } from '@paddock/pages/login-button';
import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { createLazyView } from '@paddock/ui/lazy-view';
import { linkClass } from '@paddock/ui/link';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { parseBetRunners } from '../../shared/betting/bet-address.model.ts';
import { usePoolName } from '../../shared/use-pool-name.ts';
import { splitPools } from '../shared/pool-columns.model.ts';
import { PoolColumns, PoolSummary } from '../shared/pool-columns.tsx';
import { useInPopup } from '../shared/use-in-popup.ts';
import { PoolOdds } from './pool-odds.tsx';
import { inWhole, turnoverOf } from './pools.model.ts';
import styles from './pools.module.css';
import { Rivals } from './rivals.tsx';
import { useBetOn } from './use-bet-on.ts';

const poolBetView = createLazyView(async () => (await import('./bet/pool-bet.tsx')).PoolBet);

/** The pools of a race: their sizes, their takeout, and the buttons that start a bet on them. */
export function Pools({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const sides = Object.values(splitPools(race.pools)).filter((column) => column.length > 0);
  const turnover = turnoverOf(race.pools);
  const { betOn, toggleBet } = useBetOn();
  // A link to a grid scrolls to it, because it is far below the head of the card.
  const [linked] = useState(betOn);
  return (
    <Card title={t('pools.title')} aside={sides.length > 0 && <Summary race={race} turnover={turnover} />}>
      {sides.length === 0 && <p>{t('pools.none')}</p>}
      <PoolColumns>
        {sides.map((column) => (
          <ul key={column[0]?.id}>
            {column.map((pool) => (
              <PoolItem
                key={pool.id}
                pool={pool}
                race={race}
                turnover={turnover}
                isLinked={pool.name === linked}
                isBetOpen={pool.name === betOn}
                onBet={() => toggleBet(pool.name)}
              />
            ))}
          </ul>
        ))}
      </PoolColumns>
    </Card>
  );
}

interface PoolProps {
  pool: Pool;
  race: Race;
  /** The sum of all pools of the race, in minor units. */
  turnover: number;
}

/** When betting closes, and the stakes on all pools. */
function Summary({ race: { postTime, timeZone, currency }, turnover }: Omit<PoolProps, 'pool'>) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { time } = describeTime(postTime, timeZone, locale);
  const amount = formatShortMoney(inWhole(turnover), locale, currency);
  return (
    <p className={styles.summary}>
      {t('pools.closesAt', { time })}
      {/* The key replaces the whole text. Changing it in place would move its start, which is a
          layout shift. */}
      {turnover > 0 && <span key={amount}>{t('pools.turnover', { amount })}</span>}
    </p>
  );
}

interface PoolItemProps extends PoolProps {
  /** The URL of the page load names it. */
  isLinked: boolean;
  /** Its grid is open. */
  isBetOpen: boolean;
  onBet: () => void;
}

/** One pool. It opens on the odds of its combinations, unless it is not held. */
function PoolItem({ pool, race, turnover, isLinked, isBetOpen, onBet }: PoolItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView();
  }, []);
  const [open, setOpen] = useState(false);
  const isVisitor = !useIsLoggedIn();
  const needsLogin = isVisitor && poolNeedsLogin(pool);
  const betsHere = !useInPopup();
  const canBet = betsHere && race.status === 'OPEN' && pool.status === 'OPEN' && !needsLogin;
  const line = <PoolLine pool={pool} race={race} turnover={turnover} />;
  const rules = <Rules pool={pool} />;
  return (
    <li ref={item} className={styles.item}>
      {pool.status === 'NOT_OFFERED' && pool.reason !== 'NOT_SOLD' ? (
        line
      ) : (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <PoolSummary>{line}</PoolSummary>
          {open && rules}
          {open && <PoolOdds race={race} pool={pool.name} />}
        </details>
      )}
      {canBet && <BetButton pool={pool} isOpen={isBetOpen} onPress={onBet} />}
      {canBet && isBetOpen && !open && rules}
      {canBet && isBetOpen && <Bet race={race} pool={pool.name} />}
      {betsHere && needsLogin && <LoginRule pool={pool} />}
    </li>
  );
}

function PoolLine({ pool, race, turnover }: PoolProps) {
  const { name, status, reason, minStake, currency, jackpot, takeout, closesAt } = pool;
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const facts = [
    ...(reason ? [t(`pools.reason.${reason}`)] : []),
    ...(minStake === null ? [] : [t('pools.minStake', { amount: formatShortMoney(minStake, locale) })]),
    ...(takeout === null ? [] : [t('pools.takeout', { percent: formatPercent(takeout / 10_000, locale) })]),
    ...(closesAt === race.postTime ? [] : [t('pools.closesOn', { instant: formatDateTime(closesAt) })]),
  ];
  return (
    <span className={styles.pool} data-status={status}>
      <span className={styles.name}>
        {poolName(name)}{' '}
        {jackpot !== null && (
          <Badge tone="accent">{t('pools.jackpot', { amount: formatShortMoney(jackpot, locale, currency) })}</Badge>
        )}
      </span>
      {status === 'OPEN' ? (
        <VisuallyHidden>{t('pools.status.OPEN')}</VisuallyHidden>
      ) : (
        reason !== 'NOT_SOLD' && <span className={styles.status}>{t(`pools.status.${status}`)}</span>
      )}
      <Size pool={pool} turnover={turnover} />
      <span className={styles.facts}>{facts.join(' · ')}</span>
      <span className={styles.rivals}>
        <Rivals pool={pool} runners={race.runners} />
      </span>
    </span>
  );
}

/**
 * The size of a pool, and its share of the stakes on the race as a bar with a percentage. Renders
 * nothing while it is unknown.
 */
function Size({ pool: { turnover: size, currency }, turnover }: Pick<PoolProps, 'pool' | 'turnover'>) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  if (size === null || turnover === 0) return null;
  const share = size / turnover;
  return (
    <span className={styles.size}>
      <span className={styles.amount}>{formatShortMoney(inWhole(size), locale, currency)}</span>{' '}
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.share} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles.percent}>
        {formatPercent(share, locale)} <VisuallyHidden>{t('pools.share')}</VisuallyHidden>
      </span>
    </span>
  );
}

function BetButton({ pool: { name }, isOpen, onPress }: { pool: Pool; isOpen: boolean; onPress: () => void }) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  return (
    <Button
      size="small"
      className={styles.bet}
      aria-expanded={isOpen}
      aria-label={isOpen ? undefined : t('pools.betOn', { pool: poolName(name) })}
      data-print="never"
      onPointerEnter={poolBetView.load}
      onFocus={poolBetView.load}
      onClick={onPress}
    >
      {t(isOpen ? 'pools.betClose' : 'pools.bet')}
    </Button>
  );
}

/** Leads to the glossary's entry of the type of bet. Renders nothing where there is none. */
function Rules({ pool: { name, glossaryId: id } }: Pick<PoolProps, 'pool'>) {
  const { t } = useTranslation('mf-racing');
  const pool = usePoolName()(name);
  return (
    id && (
      <Link to={href('helpEntry', { id })} className={linkClass} data-print="never">
        {t('pools.rules', { pool })}
      </Link>
    )
  );
}

/** The grid, with the horses of the URL ticked. */
function Bet({ race, pool }: { race: Race; pool: string }) {
  const [search] = useSearchParams();
  const startNrs = search.get('bet') === pool ? parseBetRunners(search).startNrs : [];
  return <LazyPart part={poolBetView} props={{ race, pool, startNrs }} height="20rem" />;
}

/** Tells a visitor that a pool needs a login, and offers it (core §6). */
function LoginRule({ pool: { name } }: Pick<PoolProps, 'pool'>) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  return (
    <span className={styles.login}>
      <Badge>{t('pools.needsLogin')}</Badge>
      <LoginButton size="small" variant="quiet" data-print="never">
        {t('pools.logIn')} <VisuallyHidden>{t('pools.logInFor', { pool: poolName(name) })}</VisuallyHidden>
      </LoginButton>
    </span>
  );
}
