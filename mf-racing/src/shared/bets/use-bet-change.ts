import { cancelBet, confirmBet, getBet } from '@paddock/api/bets';
import { findOut, isRefusal, withinDeadline } from '@paddock/api/lost-answer';
import { api, holdUnsavedWork, serverNow } from '@paddock/host';
import type { ServerRefusal } from '@paddock/pages/refusal';
import { useEffect, useState } from 'react';
import { refreshBets, showBet } from './bet.queries.ts';
import { type BetChange, isDecided } from './bet-change.model.ts';

type ChangeState =
  | { status: 'idle' }
  /**
   * - `unclear`: the answer was lost; the bet is read until its outcome is known
   * - `done`: the bet was changed, or has lapsed in the meantime: it shows that itself
   * - `missed`: the change did not arrive in time, and the bet is unchanged
   */
  | { status: 'sending' | 'unclear' | 'done' | 'missed'; change: BetChange }
  | { status: 'refused'; change: BetChange; refusal: ServerRefusal };

const operations = { cancel: cancelBet, confirm: confirmBet };
const IDLE: ChangeState = { status: 'idle' };

/**
 * Cancels or confirms a bet: sent once per press. If the answer is lost, reads the bet until its
 * outcome is known; until then, neither success nor failure is shown.
 */
export function useBetChange(id: number): { state: ChangeState; press: (change: BetChange) => Promise<void> } {
  const [state, setState] = useState<ChangeState>(IDLE);
  useEffect(() => {
    if (state.status !== 'unclear') return;
    const { change } = state;
    const read = async () => {
      const readAt = serverNow();
      const { data: bet } = await withinDeadline((signal) => api.call(getBet, { path: { id }, signal }));
      showBet(bet);
      return isDecided(change, bet, readAt) ? bet : null;
    };
    return findOut(read, ({ status }) => {
      setState({ status: change === 'cancel' && status !== 'cancelled' ? 'missed' : 'done', change });
      refreshBets();
    });
  }, [id, state]);

  const press = async (change: BetChange) => {
    setState({ status: 'sending', change });
    const release = holdUnsavedWork();
    try {
      const { data } = await withinDeadline((signal) => api.call(operations[change], { path: { id }, signal }));
      showBet(data.bet);
      setState({ status: 'done', change });
    } catch (error) {
      setState(isRefusal(error) ? { status: 'refused', change, refusal: error } : { status: 'unclear', change });
    }
    release();
    refreshBets();
  };
  return { state, press };
}
