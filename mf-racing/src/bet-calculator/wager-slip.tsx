import { fitDraft, type TicketDraft, ticketOf } from '@paddock/betslip';
import { useWatch } from '@paddock/forms';
import { useUnsavedWork } from '@paddock/host';
import { priceTicket, type WagerType } from '@paddock/wagers';
import { useMemo, useState } from 'react';
import { Combinations } from './price/combinations.tsx';
import { PossibleReturn } from './price/possible-return.tsx';
import { PriceLine } from './price/price-line.tsx';
import type { SlipValues } from './shared/slip.types.ts';
import { racesOf, withinField } from './slip/field.model.ts';
import { SlipForm } from './slip/slip-form.tsx';
import styles from './wager-slip.module.css';

interface WagerSlipProps {
  type: WagerType;
  /** The draft as the page fills it in. */
  start: TicketDraft;
}

/** A slip beside its price. Each change is priced at once. */
export function WagerSlip({ type, start }: WagerSlipProps) {
  const [runners, stake] = useWatch<SlipValues, ['runners', 'stake']>({ name: ['runners', 'stake'] });
  const [first] = useState(start);
  const [chosen, setChosen] = useState(first);
  // A ticket takes minutes to fill in, so a new build waits.
  useUnsavedWork(chosen !== first);
  const draft = useMemo(() => fitDraft(withinField(chosen, Number(runners)), type), [chosen, runners, type]);
  const pricing = useMemo(
    () => priceTicket(ticketOf(draft, type, stake ?? 0), type, racesOf(Number(runners), type)),
    [draft, type, stake, runners],
  );
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <SlipForm
          type={type}
          draft={draft}
          runners={Number(runners)}
          refusals={pricing.kind === 'refused' ? pricing.refusals : []}
          onChange={setChosen}
        />
      </div>
      <div className={styles.part}>
        <PriceLine pricing={pricing} />
        {pricing.kind === 'priced' && (
          <>
            <PossibleReturn type={type} priced={pricing} />
            <Combinations key={type.id} type={type} priced={pricing} flexi={draft.flexi} />
          </>
        )}
      </div>
    </div>
  );
}
