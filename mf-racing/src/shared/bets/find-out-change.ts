import { getBet } from '@paddock/api/bets';
import { api, serverNow } from '@paddock/host';
import { type Bet, showBet } from './bet.queries.ts';
import { type BetChange, isDecided } from './bet-change.model.ts';

/** The wait for an answer ends after this time (ms). */
const ANSWER_WITHIN_MS = 8_000;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [2_000, 60_000];

/**
 * Waits for an answer for a limited time.
 * @throws Error after 8 s
 */
export function withinDeadline<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(new Error(`No answer came within ${ANSWER_WITHIN_MS} ms.`));
    }, ANSWER_WITHIN_MS);
    call(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Reads a bet, with growing pauses, until it shows the outcome of a change.
 * @param onDecided called once, with the bet
 * @returns a function that stops it
 */
export function findOutChange(id: number, change: BetChange, onDecided: (bet: Bet) => void): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const look = async () => {
    const readAt = serverNow();
    const bet = await withinDeadline((signal) => api.call(getBet, { path: { id }, signal })).then(
      ({ data }) => data,
      () => null,
    );
    if (isStopped) return;
    if (bet) showBet(bet);
    if (bet && isDecided(change, bet, readAt)) {
      onDecided(bet);
      return;
    }
    timer = setTimeout(() => void look(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
