import type { SlipTicket } from '@paddock/betslip';
import { useAlerts, usePanels, useSends } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import { Skeleton } from '@paddock/ui/skeleton';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freeTickets, isSent } from '../../../shared/betting/free-tickets.ts';
import { newTicket } from '../../../shared/betting/new-ticket.ts';
import { publishSlip } from '../../../shared/betting/publish-slip.ts';
import { changeSlip, slipStore, useSlip } from '../../../shared/betting/slip.store.ts';
import { useIntoSlip } from '../../../shared/betting/use-into-slip.ts';
import { useNow } from '../../../shared/betting/use-now.ts';
import { BettingTexts } from '../../../shared/betting-texts.tsx';
import { TicketEditor } from '../../../shared/ticket-editor.tsx';
import { usePoolName } from '../../../shared/use-pool-name.ts';
import { wagerTypeOn } from '../../../shared/wager-type-on.ts';
import { jointOf } from './joint-of.model.ts';
import styles from './pool-bet.module.css';
import { type PoolOfRace, ticketFor } from './ticket-for.ts';
import { useGone } from './use-gone.ts';

/** The grid of a pool on the race card. The first tick puts its ticket into the betting slip. */
export const PoolBet = (props: PoolOfRace) => (
  <BettingTexts height="20rem">
    <Grid {...props} />
  </BettingTexts>
);

function Grid({ race, pool, startNrs }: PoolOfRace) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  // The grid has already drawn a tick when the slip contains it.
  const slip = useDeferredValue(useSlip());
  const [fresh, setFresh] = useState<SlipTicket | null>(null);
  /** The last `fresh`, for a press that waited for others. */
  const newest = useRef<SlipTicket>(null);
  const showFresh = (ticket: SlipTicket) => {
    newest.current = ticket;
    setFresh(ticket);
  };
  const intoSlip = useIntoSlip();
  const [isNew, setNew] = useState(0);
  /** The pool, or a wager that combines it with another one. */
  const [wager, setWager] = useState(pool);
  useEffect(() => void slipStore.read(), []);
  useEffect(() => {
    let isCurrent = true;
    // The URL ticks only the first ticket.
    ticketFor({ race, pool: wager, startNrs: isNew === 0 ? startNrs : [] }).then(
      (ticket) => {
        if (!isCurrent) return;
        if (ticket) showFresh(ticket);
        else useAlerts.getState().add({ type: 'warning', message: t('odds.notSold', { pool: poolName(wager) }) });
      },
      () => {
        if (isCurrent) useAlerts.getState().add({ type: 'error', message: t('odds.notTicked') });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [race.id, pool, isNew]);

  const sends = useSends('all');
  const wasSent = fresh !== null && isSent(fresh, sends);
  const own = wasSent ? undefined : slip?.tickets.findLast((ticket) => ticket.id === fresh?.id);
  useGone(own?.id, fresh?.id, () => setNew((count) => count + 1));
  const ticket = own ?? fresh;
  const live = useNow(useMemo(() => (ticket ? [ticket] : []), [ticket]));
  const change = useCallback(
    async (part: Partial<Pick<SlipTicket, 'draft' | 'stake'>>) => {
      if (!ticket || wasSent) return;
      // Only one of them applies: the second of two quick ticks may find the first one's ticket.
      const add = { kind: 'add', ticket: { ...ticket, ...part } } as const;
      await publishSlip(await changeSlip(add, { kind: 'change', id: ticket.id, ...part }));
    },
    [ticket, wasSent],
  );
  if (!slip || !ticket || !live) return <Skeleton height="20rem" />;
  const joint = jointOf(race, pool, live.now.wagerTypes);
  const choose = (next: string) =>
    intoSlip(next, async () => {
      const type = await wagerTypeOn(race, next);
      if (!type) return 'not-sold';
      const before = (await freeTickets()).find(({ id }) => id === newest.current?.id);
      const { marks } = (before ?? ticket).draft;
      const changed = await newTicket({ pool: next, type, races: [race], marks });
      setWager(next);
      showFresh(changed);
      if (before) {
        await publishSlip(await changeSlip({ kind: 'remove', id: before.id }, { kind: 'add', ticket: changed }));
      }
      return 'changed';
    });
  return (
    <div className={styles.bet}>
      {joint.length > 0 && (
        <ChipGroup label={t('slip.on')}>
          {[pool, ...joint].map((each) => (
            <Chip key={each} pressed={each === wager} onClick={() => void choose(each)}>
              {poolName(each)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <TicketEditor key={ticket.id} ticket={ticket} live={live} onChange={change} />
      {own && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => usePanels.getState().show('betslip')}>
            {t('slip.show')}
          </Button>
          <Button variant="quiet" onClick={() => setNew(isNew + 1)}>
            {t('slip.another')}
          </Button>
        </div>
      )}
    </div>
  );
}
