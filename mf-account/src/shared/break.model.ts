import type { Customer } from '@paddock/host';

/** Whether a break of 24 hours runs at an instant (ms, server's clock). */
export const isOnBreak = ({ playBreak }: Pick<Customer, 'playBreak'>, now: number): boolean =>
  Boolean(playBreak?.until && Date.parse(playBreak.until) > now);
