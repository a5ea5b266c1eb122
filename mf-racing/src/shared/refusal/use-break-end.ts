import { useCustomer } from '@paddock/host';
import { useReached } from './use-reached.ts';

/** The end (ISO) of the customer's break of 24 hours; null without one, and once it is over. */
export function useBreakEnd(): string | null {
  const until = useCustomer()?.playBreak?.until ?? null;
  const isOver = useReached(until === null ? 0 : Date.parse(until));
  return isOver ? null : until;
}
