import type { WinOdds } from '@paddock/api';

/** Which way the win odds moved since the value before; null without one. */
export function movementOf({ current, previous }: WinOdds): 'shorter' | 'longer' | 'steady' | null {
  if (current === null || previous === null) return null;
  if (current === previous) return 'steady';
  return current < previous ? 'shorter' : 'longer';
}
