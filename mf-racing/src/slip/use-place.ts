import { press, useLugasBetting } from '@paddock/host';
import { useRef, useState } from 'react';
import { showBet } from '../shared/bets/bet.queries.ts';
import { publishSlip } from '../shared/betting/publish-slip.ts';
import { changeSlip, slipStore } from '../shared/betting/slip.store.ts';
import { keepStake } from '../shared/betting/stakes.store.ts';
import { activateLugasIfDue } from '../shared/refusal/activate-lugas.ts';
import type { BetRefusal } from '../shared/refusal/refusal-of.model.ts';
import { useBreakEnd } from '../shared/refusal/use-break-end.ts';
import { placeBets } from './place-bets.ts';
import { pressOf, type ReadyBet } from './ready-bets.model.ts';

/** The result of a press: the ids of the bets that it made, and how many it sent. */
interface Placed {
  made: readonly number[];
  of: number;
}

/**
 * Sends bets one after another, each under its own key.
 * @param lineOf the bet in the customer's words
 */
export function usePlace(lineOf: (bet: ReadyBet) => string) {
  const [isPlacing, setPlacing] = useState(false);
  const [last, setLast] = useState<Placed | null>(null);
  /** Why no bet could be sent at all. */
  const [refusal, setRefusal] = useState<BetRefusal | null>(null);
  const betting = useLugasBetting();
  const breakEnd = useBreakEnd();
  const isBusy = useRef(false);
  const place = async (bets: readonly ReadyBet[]): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPlacing(true);
    setLast(null);
    setRefusal(null);
    let made: readonly number[] = [];
    try {
      const refused = await activateLugasIfDue(betting, breakEnd);
      setRefusal(refused);
      if (refused) return;
      made = await placeBets(bets, {
        readSlip: slipStore.read,
        async press(bet) {
          const { send, answer } = await press(pressOf(bet, lineOf(bet)));
          if (answer) showBet(answer.bet);
          // The panel may have been closed meanwhile. If the session has ended, the slip is kept as
          // it is.
          const slip = await slipStore.read();
          const isLeft = send.state.status !== 'taken' && slip.tickets.some(({ id }) => id === bet.ticket.id);
          if (isLeft) await publishSlip(slip);
          return send;
        },
        async onTaken({ id, wager, stake }) {
          if (stake !== null) await keepStake(wager, stake);
          await publishSlip(await changeSlip({ kind: 'remove', id }));
        },
      });
    } finally {
      isBusy.current = false;
      setPlacing(false);
    }
    setLast({ made, of: bets.length });
  };
  return { place, isPlacing, last, refusal, forgetRefusal: () => setRefusal(null) };
}
