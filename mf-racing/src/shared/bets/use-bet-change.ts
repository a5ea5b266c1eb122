import { isApiError } from '@paddock/api';
import { cancelBet, confirmBet } from '@paddock/api/bets';
import { api, holdUnsavedWork } from '@paddock/host';
import { useEffect, useState } from 'react';
import { refreshBets, showBet } from './bet.queries.ts';
import { type BetChange, isRefusal } from './bet-change.model.ts';
import { findOutChange, withinDeadline } from './find-out-change.ts';

type ChangeState =
  | { status: 'idle' }
  /**
   * - `unclear`: the answer was lost; the bet is read until its outcome is known
   * - `done`: the bet was changed, or has lapsed in the meantime: it shows that itself
   * - `missed`: the change did not arrive in time, and the bet is unchanged
   */
  | { status: 'sending' | 'unclear' | 'done' | 'missed'; change: BetChange }
  /** `reason` is the server's message, in the language of the page. */
  | { status: 'refused'; change: BetChange; reason: string };

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
    return findOutChange(id, change, ({ status }) => {
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
      setState(
        isRefusal(error) && isApiError(error)
          ? { status: 'refused', change, reason: error.message }
          : { status: 'unclear', change },
      );
    }
    release();
    refreshBets();
  };
  return { state, press };
}
