import type { Slip } from '@paddock/betslip';
import type { Send } from '@paddock/host';
import { useEffect } from 'react';
import { changeSlip } from '../shared/betting/slip.store.ts';
import { withoutTaken } from './ready-bets.model.ts';

/** Removes tickets from the slip whose bets were taken. */
export function useWithoutTaken({ tickets }: Slip, sends: readonly Send[]): void {
  useEffect(() => {
    const commands = withoutTaken(tickets, sends);
    if (commands.length > 0) void changeSlip(...commands);
  }, [tickets, sends]);
}
