import type { Slip } from '@paddock/betslip';
import { onReset } from '@paddock/host';
import { useCallback, useEffect, useState } from 'react';
import { changeSlip } from '../shared/betting/slip.store.ts';
import type { RemovedTicket } from './ticket-item.tsx';

/** Removes a ticket, and restores the last one until the customer's session ends. */
export function useRemoval(slip: Slip) {
  const [last, setLast] = useState<RemovedTicket | null>(null);
  useEffect(() => onReset(() => setLast(null)), []);
  const isBack = last !== null && slip.tickets.some(({ id }) => id === last.ticket.id);
  const remove = useCallback((removed: RemovedTicket) => {
    setLast(removed);
    void changeSlip({ kind: 'remove', id: removed.ticket.id });
  }, []);
  return {
    removed: isBack ? null : last,
    remove,
    restore() {
      if (last) void changeSlip({ kind: 'restore', ticket: last.ticket, at: last.at });
      setLast(null);
    },
  };
}
