import { useWatch } from '@paddock/forms';
import { useUnsavedWork } from '@paddock/host';
import { priceTicket, type WagerType } from '@paddock/wagers';
import { useMemo, useState } from 'react';
import { Combinations } from './price/combinations.tsx';
import { PossibleReturn } from './price/possible-return.tsx';
import { PriceLine } from './price/price-line.tsx';
import type { SlipValues } from './shared/slip.types.ts';
import { fitSlip, racesOf, type Slip, ticketOf } from './slip/slip.model.ts';
import { SlipForm } from './slip/slip-form.tsx';
import styles from './wager-slip.module.css';

interface WagerSlipProps {
  type: WagerType;
  /** The slip as the page fills it in. */
  start: Slip;
}

/** A slip beside its price. Each change is priced at once. */
export function WagerSlip({ type, start }: WagerSlipProps) {
  const [runners, stake] = useWatch<SlipValues, ['runners', 'stake']>({ name: ['runners', 'stake'] });
  const [first] = useState(start);
  const [chosen, setSlip] = useState(first);
  // A ticket takes minutes to fill in, so a new build waits.
  useUnsavedWork(chosen !== first);
  const slip = useMemo(() => fitSlip({ ...chosen, runners: Number(runners) }, type), [chosen, runners, type]);
  const pricing = useMemo(
    () => priceTicket(ticketOf(slip, type, stake ?? 0), type, racesOf(slip, type)),
    [slip, type, stake],
  );
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <SlipForm
          type={type}
          slip={slip}
          refusals={pricing.kind === 'refused' ? pricing.refusals : []}
          onChange={setSlip}
        />
      </div>
      <div className={styles.part}>
        <PriceLine pricing={pricing} />
        {pricing.kind === 'priced' && (
          <>
            <PossibleReturn type={type} priced={pricing} />
            <Combinations key={type.id} type={type} priced={pricing} flexi={slip.flexi} />
          </>
        )}
      </div>
    </div>
  );
}
