import { href, Slot, serverNow, useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Badge, type BadgeTone } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { linkClass } from '@paddock/ui/link';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './bets.module.css';
import type { Bet } from './bets.queries.ts';
import { type BetState, stateOf, writeBetsChoice } from './bets-choice.model.ts';
import { useBetName } from './use-bet-name.ts';

const TONES: Record<BetState, BadgeTone> = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  refunded: 'neutral',
  cancelled: 'neutral',
};

/** Whether the customer can still act on a bet: cancel it, or accept moved odds. */
const isInTime = ({ cancelUntil, confirmUntil }: Bet): boolean =>
  [cancelUntil, confirmUntil].some((until) => until !== null && Date.parse(until) > serverNow());

/**
 * One bet of the list: horses, race, stake, return and state, from the API. Its details belong to
 * mf-racing: without them, the list still works.
 */
export const BetLine = memo(function BetLine({ bet }: { bet: Bet }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const name = useBetName()(bet);
  const id = useId();
  // A bet can be cancelled for 60 s, so its details are open at once.
  const [opensAtOnce] = useState(() => isInTime(bet));
  const [isOpen, setOpen] = useState(opensAtOnce);
  const { legs, race, price, payout, status, placedAt } = bet;
  return (
    <article className={styles.bet} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={styles.name}>
        {name}
      </h2>
      <p className={styles.state}>
        <Badge tone={status === 'confirmation_required' ? 'warning' : TONES[stateOf(status)]}>
          {t(`bets.status.${status}`)}
        </Badge>
      </p>
      <p className={styles.race}>
        <Link to={href('race', { id: String(race.id) })} className={linkClass}>
          {t('bets.race', { ...race })}
        </Link>
        {legs.length > 1 && <span>{t('bets.moreRaces', { count: legs.length - 1 })}</span>}
        <time dateTime={race.postTime}>{formatDateTime(race.postTime)}</time>
      </p>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('bets.stake')}</dt>
          <dd>{formatMoney(price, locale)}</dd>
        </div>
        <div>
          <dt>{t('bets.return')}</dt>
          <dd className={styles.return} data-state={stateOf(status)}>
            {payout === null ? '–' : formatMoney(payout, locale)}
          </dd>
        </div>
      </dl>
      <p className={styles.number}>{t('bets.number', { id: bet.id, at: formatDateTime(placedAt) })}</p>
      <p className={styles.more} data-print="never">
        <Button size="small" aria-expanded={isOpen} aria-controls={`${id}-more`} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'bets.close' : 'bets.open')} <VisuallyHidden>{t('bets.ticket', { id: bet.id })}</VisuallyHidden>
        </Button>
      </p>
      <div id={`${id}-more`} className={styles.details} data-reserved={opensAtOnce || undefined} hidden={!isOpen}>
        {isOpen && (
          <>
            <Slot name="bets.details" props={{ betId: bet.id }} />
            <p>
              <Link to={writeBetsChoice({ raceId: race.id, page: 1 })} className={linkClass}>
                {t('bets.onThisRace')}
              </Link>
            </p>
          </>
        )}
      </div>
    </article>
  );
});
