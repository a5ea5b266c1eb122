import { isSameBet, type Slip, type SlipTicket } from '@paddock/betslip';
import type { Send } from '@paddock/host';
import type { ReadyBet } from './ready-bets.model.ts';

interface PlaceBetsEnvironment {
  /** The newest slip, of all tabs. */
  readSlip(): Promise<Slip>;
  /** Sends a bet once, and resolves with its outcome so far. */
  press(bet: ReadyBet): Promise<Send>;
  /** Called when the ticket became a bet. */
  onTaken(ticket: SlipTicket): Promise<void>;
}

/**
 * Sends bets one after another. A refused bet does not hold the others back. A bet that is removed
 * or changed while earlier ones are sent is not sent.
 * @returns the ids of the bets that were made; one whose odds moved still waits for its customer
 */
export async function placeBets(
  bets: readonly ReadyBet[],
  { readSlip, press, onTaken }: PlaceBetsEnvironment,
): Promise<number[]> {
  const made: number[] = [];
  for (const bet of bets) {
    const { tickets } = await readSlip();
    if (!tickets.some((ticket) => ticket.id === bet.ticket.id && isSameBet(ticket, bet.ticket))) continue;
    const { state } = await press(bet);
    if (state.status !== 'taken') continue;
    made.push(state.id);
    await onTaken(bet.ticket);
  }
  return made;
}
