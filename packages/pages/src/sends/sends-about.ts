import { type Send, useSends } from '@paddock/host';
import { useEffect } from 'react';

/**
 * A new subject of a send: each is a new intent of the customer.
 * @param about a thing, such as `shop:7`
 */
export const newSubject = (about: string): string => `${about}:${crypto.randomUUID()}`;

interface SendsAbout {
  /** All, also those of another tab or before a reload. */
  sends: readonly Send[];
  /** The one with the page's subject. */
  mine: Send | undefined;
  /** An answer was lost, or another tab waits for one: a second press could pay twice. */
  isFindingOut: boolean;
}

/**
 * The customer's sends about a thing.
 * @param subject of the page's own press. After it the caller reads again itself, for the page may
 *   have been left by then.
 * @param readAgain reads what a send may have changed; called once no outcome is unknown any more
 */
export function useSendsAbout(about: string, subject: string | undefined, readAgain: () => void): SendsAbout {
  const sends = useSends().filter((send) => send.subject.startsWith(`${about}:`));
  const mine = sends.findLast((send) => send.subject === subject);
  const open = sends.filter(({ state: { status } }) => status === 'sending' || status === 'unknown');
  const isFindingOut = open.some((send) => send !== mine || send.state.status === 'unknown');
  useEffect(() => (isFindingOut ? readAgain : undefined), [isFindingOut, readAgain]);
  return { sends, mine, isFindingOut };
}
