import { sendBet } from '@paddock/api/bets';
import { dismissSend, press, type Send, useLugasBetting } from '@paddock/host';
import { useRef, useState } from 'react';
import { changeSlip } from '../shared/betting/slip.store.ts';
import { keepStake } from '../shared/betting/stakes.store.ts';
import { activateLugasIfDue } from '../shared/refusal/activate-lugas.ts';
import type { ServerRefusal } from '../shared/refusal/refusal-of.model.ts';
import type { ReadyBet } from './ready-bets.model.ts';

/** How a press went: so many of the bets were placed. */
export interface Placed {
  placed: number;
  of: number;
}

/**
 * Sends bets one after another, each under its own key. One that is refused does not hold the others
 * back.
 * @param lineOf the bet in the customer's words
 */
export function usePlace(lineOf: (bet: ReadyBet) => string) {
  const [isPlacing, setPlacing] = useState(false);
  const [last, setLast] = useState<Placed | null>(null);
  /** Why no bet could be sent at all. */
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null);
  const betting = useLugasBetting();
  const isBusy = useRef(false);
  const place = async (bets: readonly ReadyBet[], before: ReadonlyMap<string, Send>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPlacing(true);
    setLast(null);
    setRefusal(null);
    let placed = 0;
    try {
      const refused = await activateLugasIfDue(betting);
      setRefusal(refused);
      if (refused) return;
      for (const bet of bets) {
        const { ticket, body, price } = bet;
        const ended = before.get(ticket.id);
        if (ended) await dismissSend(ended.key);
        const { send } = await press({
          operation: sendBet,
          body,
          idOf: ({ bet: { id } }) => id,
          subject: ticket.id,
          line: lineOf(bet),
          amount: price,
        });
        if (send.state.status !== 'taken') continue;
        placed += 1;
        if (ticket.stake !== null) await keepStake(ticket.wager, ticket.stake);
        await changeSlip({ kind: 'remove', id: ticket.id });
      }
    } finally {
      isBusy.current = false;
      setPlacing(false);
    }
    setLast({ placed, of: bets.length });
  };
  return { place, isPlacing, last, refusal, forgetRefusal: () => setRefusal(null) };
}
