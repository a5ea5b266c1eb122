import { fitDraft, isSameBet, type SlipTicket, type TicketDraft } from '@paddock/betslip';
import { useFormContext, useWatch } from '@paddock/forms';
import type { WagerType } from '@paddock/wagers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { slipStore } from './slip.store.ts';
import { touchedTickets } from './touched-tickets.ts';

export type TicketContent = Pick<SlipTicket, 'draft' | 'stake'>;

interface ContentOptions {
  ticket: SlipTicket;
  type: WagerType;
  /** Stores the changed part. Resolves once it is in the slip. */
  onChange: (part: Partial<TicketContent>) => Promise<unknown>;
}

/**
 * The content of a ticket on screen: at once as the customer changes it, and as others change it in
 * the slip, here or in another tab. Only the changed part is stored.
 */
export function useTicketContent({ ticket, type, onChange }: ContentOptions) {
  const { setValue } = useFormContext<{ stake: number | null }>();
  const stake = useWatch<{ stake: number | null }, 'stake'>({ name: 'stake' });
  const [chosen, setChosen] = useState(ticket.draft);
  /** The content as it was last given to the slip, or taken from it. */
  const last = useRef<TicketContent>(ticket);
  /** The number of own changes that are not stored yet. */
  const writes = useRef(0);
  const follow = () => {
    const now = slipStore.current()?.tickets.find(({ id }) => id === ticket.id);
    if (!now || writes.current > 0 || isSameBet(now, { ...now, ...last.current })) return;
    last.current = now;
    setChosen(now.draft);
    setValue('stake', now.stake);
  };
  const change = async (part: Partial<TicketContent>) => {
    last.current = { ...last.current, ...part };
    touchedTickets.set(ticket.id, { ...ticket, ...last.current });
    writes.current += 1;
    await onChange(part).finally(() => {
      writes.current -= 1;
    });
    follow();
  };
  useEffect(() => {
    if (stake !== last.current.stake) void change({ stake });
  }, [stake]);
  useEffect(() => slipStore.subscribe(follow), []);
  const draft = useMemo(() => fitDraft(chosen, type), [chosen, type]);
  const setDraft = (next: TicketDraft) => {
    const fitted = fitDraft(next, type);
    setChosen(fitted);
    void change({ draft: fitted });
  };
  return { draft, stake, setDraft };
}
