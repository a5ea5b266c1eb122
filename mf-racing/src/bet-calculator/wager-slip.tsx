import { useFormContext, useWatch } from '@paddock/forms';
import { useUnsavedWork } from '@paddock/host';
import { Card } from '@paddock/ui/card';
import { priceTicket, type WagerType } from '@paddock/wagers';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bet-calculator.module.css';
import { Combinations } from './price/combinations.tsx';
import { PossibleReturn } from './price/possible-return.tsx';
import { PriceLine } from './price/price-line.tsx';
import type { SlipValues } from './shared/slip.types.ts';
import { HorseGrid } from './slip/horse-grid.tsx';
import { refusalsAt } from './slip/refusals/refusal-place.model.ts';
import { Refusals } from './slip/refusals/refusals.tsx';
import {
  columnsOf,
  emptySlip,
  fitSlip,
  mark,
  racesOf,
  reserveColumnsOf,
  type Slip,
  ticketOf,
} from './slip/slip.model.ts';
import { SlipOptions } from './slip/slip-options.tsx';
import { StakeOptions } from './slip/stake-options.tsx';

/** The slip of a wager type, and what it comes to. */
export function WagerSlip({ type }: { type: WagerType }) {
  const { t } = useTranslation('mf-racing');
  const { setValue } = useFormContext<SlipValues>();
  const [runners, stake] = useWatch<SlipValues, ['runners', 'stake']>({ name: ['runners', 'stake'] });
  const [chosen, setSlip] = useState<Slip>(emptySlip);
  // A ticket takes minutes to fill in: another build waits for it.
  useUnsavedWork(chosen !== emptySlip);
  const slip = useMemo(() => fitSlip({ ...chosen, runners: Number(runners) }, type), [chosen, runners, type]);
  const pricing = useMemo(
    () => priceTicket(ticketOf(slip, type, stake ?? 0), type, racesOf(slip, type)),
    [slip, type, stake],
  );
  const refusals = pricing.kind === 'refused' ? pricing.refusals : [];
  const change = (part: Partial<Slip>) => setSlip({ ...slip, ...part });
  const columns = columnsOf(slip, type);
  const reserves = reserveColumnsOf(type);
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <Card title={t('calculator.horses')}>
          <SlipOptions type={type} slip={slip} change={change} refusals={refusals} />
          {columns.length > 0 && (
            <HorseGrid
              caption={t(`calculator.wayHelp.${slip.way}`)}
              columns={columns}
              slip={slip}
              onMark={(column, ticked) => setSlip(mark(slip, column, ticked))}
            />
          )}
          <Refusals told={refusalsAt(refusals, 'horses')} />
          {reserves.length > 0 && (
            <details className={styles.reserves}>
              <summary>{t('calculator.reserves')}</summary>
              <HorseGrid
                caption={t('calculator.reservesHelp')}
                columns={reserves}
                slip={slip}
                onMark={(column, ticked) => setSlip(mark(slip, column, ticked))}
              />
            </details>
          )}
          <Refusals told={refusalsAt(refusals, 'reserves')} />
        </Card>
        <Card title={t('calculator.stake')}>
          <StakeOptions
            type={type}
            slip={slip}
            refusals={refusals}
            change={change}
            onJackpot={(jackpot) => {
              change({ jackpot });
              setValue('stake', (jackpot ? type.rule.jackpotStake : null) ?? type.param.minstake);
            }}
          />
        </Card>
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
