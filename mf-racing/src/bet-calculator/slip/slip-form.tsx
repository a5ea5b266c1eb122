import { type Column, columnsOf, mark, reserveColumnsOf, type TicketDraft } from '@paddock/betslip';
import { useFormContext } from '@paddock/forms';
import { Card } from '@paddock/ui/card';
import type { Refusal, WagerType } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import type { SlipValues } from '../shared/slip.types.ts';
import { HorseGrid } from './horse-grid.tsx';
import { refusalsAt } from './refusals/group-refusals.model.ts';
import { Refusals } from './refusals/refusals.tsx';
import styles from './slip-form.module.css';
import { SlipOptions } from './slip-options.tsx';
import { StakeOptions } from './stake-options.tsx';

interface SlipFormProps {
  type: WagerType;
  /** Fits the type. */
  draft: TicketDraft;
  /** Of each race. */
  runners: number;
  refusals: readonly Refusal[];
  onChange: (draft: TicketDraft) => void;
}

/** The form of a slip: horses and stake, each with its refusals. */
export function SlipForm({ type, draft, runners, refusals, onChange }: SlipFormProps) {
  const { t } = useTranslation('mf-racing');
  const { setValue } = useFormContext<SlipValues>();
  const change = (part: Partial<TicketDraft>) => onChange({ ...draft, ...part });
  const tick = (column: Column, ticked: number | 'ALL' | 'X') => onChange(mark(draft, column, ticked));
  const columns = columnsOf(draft, type);
  const reserves = reserveColumnsOf(type);
  return (
    <>
      <Card title={t('calculator.horses')}>
        <SlipOptions type={type} draft={draft} change={change} refusals={refusals} />
        {columns.length > 0 && (
          <HorseGrid
            caption={t(`calculator.wayHelp.${draft.way}`)}
            columns={columns}
            draft={draft}
            runners={runners}
            onMark={tick}
          />
        )}
        <Refusals refusals={refusalsAt(refusals, 'horses')} />
        {reserves.length > 0 && (
          <details className={styles.reserves}>
            <summary>{t('calculator.reserves')}</summary>
            <HorseGrid
              caption={t('calculator.reservesHelp')}
              columns={reserves}
              draft={draft}
              runners={runners}
              onMark={tick}
            />
          </details>
        )}
        <Refusals refusals={refusalsAt(refusals, 'reserves')} />
      </Card>
      <Card title={t('calculator.stake')}>
        <StakeOptions
          type={type}
          draft={draft}
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
