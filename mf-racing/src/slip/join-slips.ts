import { isSameBet, type SlipTicket } from '@paddock/betslip';
import { freeTickets } from '../shared/betting/free-tickets.ts';
import { publishSlip } from '../shared/betting/publish-slip.ts';
import { changeSlip } from '../shared/betting/slip.store.ts';

const isSame = (one: SlipTicket, other: SlipTicket): boolean =>
  String(one.races.map(({ id }) => id)) === String(other.races.map(({ id }) => id)) && isSameBet(one, other);

/**
 * Publishes a slip to which a login has added a visitor's tickets, without those that the customer
 * had already. A visitor who ticks again what a session's end has hidden wants it once.
 */
export async function joinSlips(): Promise<void> {
  const free = await freeTickets();
  const again = free.filter((ticket, at) => free.slice(0, at).some((before) => isSame(before, ticket)));
  await publishSlip(await changeSlip(...again.map(({ id }) => ({ kind: 'remove', id }) as const)));
}
