import { useFormContext } from '@paddock/forms';
import { Card } from '@paddock/ui/card';
import type { Refusal, WagerType } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import type { SlipValues } from '../shared/slip.types.ts';
import { HorseGrid } from './horse-grid.tsx';
import { refusalsAt } from './refusals/group-refusals.model.ts';
import { Refusals } from './refusals/refusals.tsx';
import { type Column, columnsOf, mark, reserveColumnsOf, type Slip } from './slip.model.ts';
import styles from './slip-form.module.css';
import { SlipOptions } from './slip-options.tsx';
import { StakeOptions } from './stake-options.tsx';

interface SlipFormProps {
  type: WagerType;
  /** Fits the type. */
  slip: Slip;
  refusals: readonly Refusal[];
  onChange: (slip: Slip) => void;
}

/** The form of a slip: horses and stake, each with its refusals. */
export function SlipForm({ type, slip, refusals, onChange }: SlipFormProps) {
  const { t } = useTranslation('mf-racing');
  const { setValue } = useFormContext<SlipValues>();
  const change = (part: Partial<Slip>) => onChange({ ...slip, ...part });
  const tick = (column: Column, ticked: number | 'ALL' | 'X') => onChange(mark(slip, column, ticked));
  const columns = columnsOf(slip, type);
  const reserves = reserveColumnsOf(type);
  return (
    <>
      <Card title={t('calculator.horses')}>
        <SlipOptions type={type} slip={slip} change={change} refusals={refusals} />
        {columns.length > 0 && (
          <HorseGrid caption={t(`calculator.wayHelp.${slip.way}`)} columns={columns} slip={slip} onMark={tick} />
        )}
        <Refusals refusals={refusalsAt(refusals, 'horses')} />
        {reserves.length > 0 && (
          <details className={styles.reserves}>
            <summary>{t('calculator.reserves')}</summary>
            <HorseGrid caption={t('calculator.reservesHelp')} columns={reserves} slip={slip} onMark={tick} />
          </details>
        )}
        <Refusals refusals={refusalsAt(refusals, 'reserves')} />
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
    </>
  );
}
