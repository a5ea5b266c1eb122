import type { Message } from '../shared/messages/messages.queries.ts';

/** More new messages than these share one bubble. */
const MAX_SINGLE = 3;

/** One bubble: a message, or the number of several. */
export type Bubble = { text: string } | { count: number };

/**
 * The bubbles for new messages, the oldest first. Messages that are muted in the preferences have
 * none (core §3: message_popup).
 */
export function bubblesFor(arrived: readonly Message[]): Bubble[] {
  const loud = arrived.filter(({ popup }) => popup);
  if (loud.length > MAX_SINGLE) return [{ count: loud.length }];
  return loud.map(({ text }) => ({ text })).reverse();
}
