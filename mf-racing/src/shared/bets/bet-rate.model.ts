import type { RefreshRate } from '@paddock/host';
import type { Bet } from './bet.queries.ts';

/** How often a bet is read again: an offer ends within seconds, a race within minutes. */
export const betRate = ({ status }: Bet): RefreshRate | null =>
  status === 'confirmation_required' ? 'short' : status === 'accepted' ? 'long' : null;
