import { cancelBet, confirmBet, getBet } from '@paddock/api/bets';
import { withinDeadline } from '@paddock/api/lost-answer';
import { api, serverNow } from '@paddock/host';
import { usePressOnce } from '@paddock/pages/press-once';
import { publishWaiting } from '../publish-waiting.ts';
import { type Bet, readBetsAgain, showBet } from './bet.queries.ts';
import { type BetChange, isDecided } from './bet-change.model.ts';

/**
 * - `done`: the bet was changed, or has lapsed in the meantime: it shows that itself
 * - `missed`: the change did not arrive in time, and the bet is unchanged
 */
interface Outcome {
  status: 'done' | 'missed';
}

const operations = { cancel: cancelBet, confirm: confirmBet };

function showEverywhere(bet: Bet): void {
  showBet(bet);
  // Without the slip's code, what the closed slip shows is right once its time is over.
  void publishWaiting().catch(() => {});
}

/** Cancels or confirms a bet. */
export const useBetChange = (id: number) =>
  usePressOnce<BetChange, Outcome>({
    async send(change, signal) {
      try {
        const { data } = await api.call(operations[change], { path: { id }, signal });
        showEverywhere(data.bet);
        return { status: 'done' };
      } finally {
        readBetsAgain();
      }
    },
    async read(change) {
      const readAt = serverNow();
      const { data: bet } = await withinDeadline((signal) => api.call(getBet, { path: { id }, signal }));
      showEverywhere(bet);
      if (!isDecided(change, bet, readAt)) return null;
      readBetsAgain();
      return { status: change === 'cancel' && bet.status !== 'cancelled' ? 'missed' : 'done' };
    },
  });
