import { isApiError } from '@paddock/api';
import { cancelBet, confirmBet } from '@paddock/api/bets';
import { api, holdUnsavedWork } from '@paddock/host';
import { useEffect, useState } from 'react';
import { refreshBets, showBet } from './bet.queries.ts';
import { type BetChange, isRefusal } from './bet-change.model.ts';
import { findOutChange, withinDeadline } from './find-out-change.ts';

type ChangeState =
  | { status: 'idle' }
  /** `unclear`: the answer was lost; it is being found out. `missed`: now it is known that nothing was changed. */
  | { status: 'sending' | 'unclear' | 'missed'; change: BetChange }
  /** `reason` is the server's, in the language of the page. */
  | { status: 'refused'; change: BetChange; reason: string };

const operations = { cancel: cancelBet, confirm: confirmBet };
const IDLE: ChangeState = { status: 'idle' };

/**
 * Cancels or confirms a bet: sent once a press. A lost answer is found out by reading the bet;
 * until then neither success nor failure is said.
 */
export function useBetChange(id: number): { state: ChangeState; press: (change: BetChange) => Promise<void> } {
  const [state, setState] = useState<ChangeState>(IDLE);
  useEffect(() => {
    if (state.status !== 'unclear') return;
    const { change } = state;
    return findOutChange(id, change, ({ status }) => {
      setState(change === 'cancel' && status !== 'cancelled' ? { status: 'missed', change } : IDLE);
      refreshBets();
    });
  }, [id, state]);

  const press = async (change: BetChange) => {
    setState({ status: 'sending', change });
    const release = holdUnsavedWork();
    try {
      const { data } = await withinDeadline((signal) => api.call(operations[change], { path: { id }, signal }));
      showBet(data.bet);
      setState(IDLE);
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
