import type { Race } from '@paddock/api';
import type { SlipTicket, TicketDraft } from '@paddock/betslip';
import { Button } from '@paddock/ui/button';
import type { WagerType } from '@paddock/wagers';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newTicket } from '../shared/betting/new-ticket.ts';
import { putTicket, ticketAgain } from '../shared/betting/put-ticket.ts';
import { useIntoSlip } from '../shared/betting/use-into-slip.ts';
import { openPoolOf } from './open-pool.model.ts';

interface IntoSlipButtonProps {
  race: Race;
  type: WagerType;
  /** Fits the type. */
  draft: TicketDraft;
  /** Cents. */
  stake: number | null;
  onDone: () => void;
}

/** Puts the calculator's ticket into the slip as a bet on the race. */
export function IntoSlipButton({ race, type, draft, stake, onDone }: IntoSlipButtonProps) {
  const { t } = useTranslation('mf-racing');
  const intoSlip = useIntoSlip();
  // A second press changes the ticket of the first one.
  const last = useRef<SlipTicket>(null);
  const pool = openPoolOf(race, type, draft);
  if (pool === null) return null;
  const put = async () => {
    const isSame = last.current?.pool === pool && last.current.wager === type.id;
    const ticket =
      last.current && isSame ? await ticketAgain(last.current) : await newTicket({ pool, type, races: [race] });
    last.current = { ...ticket, draft, stake };
    const result = await putTicket(last.current);
    if (result === 'added') onDone();
    return result;
  };
  return (
    <Button variant="primary" onClick={() => void intoSlip(pool, put)}>
      {t('calculator.intoSlip')}
    </Button>
  );
}
