import { type Combinable, combinableIn, multipleOf, type Now, type SlipTicket } from '@paddock/betslip';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import { changeSlip } from '../shared/betting/slip.store.ts';
import { lastStake } from '../shared/betting/stakes.store.ts';

/** Replaces the single bets with the multiple, so that the customer does not pay for both. */
async function combine(found: Combinable): Promise<void> {
  const { type, tickets } = found;
  const stake = Math.max((await lastStake(type.id)) ?? 0, type.param.minstake);
  const ticket = multipleOf(found, { id: crypto.randomUUID(), stake });
  await changeSlip(...tickets.map(({ id }) => ({ kind: 'remove', id }) as const), { kind: 'add', ticket });
}

interface CombineProps {
  /** Tickets without a send. */
  tickets: readonly SlipTicket[];
  now: Now;
}

/** Makes one multiple of single horses in different races, if their country sells it. */
export function Combine({ tickets, now }: CombineProps) {
  const { t } = useTranslation('mf-racing');
  return combinableIn(tickets, now).map((found) => (
    <Button key={found.type.id} size="small" onClick={() => void combine(found)}>
      {t('slip.combine', { count: found.tickets.length })}
    </Button>
  ));
}
