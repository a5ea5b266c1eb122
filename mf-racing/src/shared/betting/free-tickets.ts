import type { SlipTicket } from '@paddock/betslip';
import { type Send, useSends } from '@paddock/host';
import { slipStore } from './slip.store.ts';

/** Whether a ticket was sent and is a bet, or may still become one. It must stay as it was sent. */
export const isSent = ({ id }: SlipTicket, sends: readonly Send[]): boolean =>
  sends.some(({ subject, state }) => subject === id && state.status !== 'refused' && state.status !== 'void');

/** The tickets of the newest slip that can be changed: those that were not sent. */
export async function freeTickets(): Promise<readonly SlipTicket[]> {
  const sends = await useSends.read();
  const { tickets } = await slipStore.read();
  return tickets.filter((ticket) => !isSent(ticket, sends));
}
