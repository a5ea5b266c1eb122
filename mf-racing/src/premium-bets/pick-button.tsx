import { Button } from '@paddock/ui/button';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIntoSlip } from '../shared/betting/use-into-slip.ts';
import { usePoolName } from '../shared/use-pool-name.ts';
import type { DrawnTicket } from './draw-ticket.ts';
import type { PremiumOffer, PremiumType } from './premium-bets.queries.ts';
import styles from './premium-offers.module.css';

/** How each premium bet draws its horses. */
const KINDS = { sqp: 'quick', spot: 'spot', harryboy: 'harry-boy' } as const;

interface PickButtonProps {
  type: PremiumType;
  offer: PremiumOffer;
}

/** Draws a ticket into the slip. The number of a draw repeats it with the same horses. */
export function PickButton({ type, offer: { raceId, pool, trackName, number } }: PickButtonProps) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  const intoSlip = useIntoSlip();
  const [drawn, setDrawn] = useState<DrawnTicket>();
  const kind = KINDS[type];
  const pick = t(`pick.${kind}`);

  const press = (before?: DrawnTicket) =>
    intoSlip(pool, async () => {
      // The slip is a chunk: a page without a bet does not need it.
      const [{ drawTicket }, { putTicket, ticketAgain }] = await Promise.all([
        import('./draw-ticket.ts'),
        import('../shared/betting/put-ticket.ts'),
      ]);
      const next = before
        ? { ...before, ticket: await ticketAgain(before.ticket) }
        : await drawTicket(raceId, pool, kind);
      if (typeof next === 'string') return next;
      const result = await putTicket(next.ticket);
      if (result === 'added') setDrawn(next);
      return result;
    });

  return (
    <span className={styles.pick}>
      <Button
        size="small"
        aria-label={t('premium.pickFor', { pick, pool: poolName(pool), track: trackName, number })}
        onClick={() => void press()}
      >
        {pick}
      </Button>
      {drawn && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('pick.again', { seed: drawn.seed })}
          onClick={() => void press(drawn)}
        >
          {t('pick.seed', { seed: drawn.seed })}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{drawn && t('pick.drawn', { seed: drawn.seed })}</span>
      </VisuallyHidden>
    </span>
  );
}
