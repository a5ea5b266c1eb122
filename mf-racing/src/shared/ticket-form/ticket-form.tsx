import { columnsOf, emptyDraft, reserveColumnsOf, type TicketDraft } from '@paddock/betslip';
import { type MoneyValue, useFormContext } from '@paddock/forms';
import { Card } from '@paddock/ui/card';
import type { Refusal, WagerType, Weights } from '@paddock/wagers';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketField } from '../ticket-field.model.ts';
import { HorseGrid } from './grid/horse-grid.tsx';
import { StakeOptions } from './options/stake-options.tsx';
import { TicketOptions } from './options/ticket-options.tsx';
import { QuickPicks } from './picks/quick-picks.tsx';
import { refusalsAt } from './shared/refusals/group-refusals.model.ts';
import { Refusals } from './shared/refusals/refusals.tsx';
import styles from './ticket-form.module.css';

export interface TicketFormProps {
  type: WagerType;
  /** Fits the type. */
  draft: TicketDraft;
  /**
   * One per leg. Must be the same array as long as the horses are the same, or the grid renders
   * again.
   */
  fields: readonly TicketField[];
  refusals: readonly Refusal[];
  /**
   * The probability weights of the horses, leg by leg: draws use them, and legs show them as
   * shares. Must be the same array as long as they are the same. Default: equal.
   */
  weights?: readonly Weights[];
  /** What the weights are: shares in the stakes on this pool, or by the odds to win. Default: odds. */
  weightsAre?: 'stakes' | 'odds';
  onChange: (draft: TicketDraft) => void;
  /** The page's own fields, shown first. */
  head?: ReactNode;
}

/**
 * The form of a ticket: horses and stake, each with its refusals. It must be inside a `Form` with
 * the value `stake`, the cents of one combination.
 */
export function TicketForm({ type, draft, fields, refusals, weights, weightsAre, onChange, head }: TicketFormProps) {
  const { t } = useTranslation('mf-racing');
  const { setValue } = useFormContext<{ stake: MoneyValue }>();
  const change = (part: Partial<TicketDraft>) => onChange({ ...draft, ...part });
  // Few customers open it, and it has as many boxes as the other grid.
  const [hasReservesOpen, setReservesOpen] = useState(false);
  const { way, multi } = draft;
  const columns = useMemo(() => columnsOf({ ...emptyDraft, way, multi }, type), [way, multi, type]);
  const reserves = useMemo(() => reserveColumnsOf(type), [type]);
  const grid = { draft, fields, onChange };
  return (
    <>
      <Card title={t('ticket.horses')}>
        <TicketOptions type={type} draft={draft} fields={fields} refusals={refusals} change={change} head={head} />
        <QuickPicks key={type.id} {...grid} type={type} weights={weights} />
        {columns.length > 0 && (
          <HorseGrid
            {...grid}
            caption={t(`ticket.wayHelp.${way}`)}
            columns={columns}
            weights={weights}
            weightsAre={weightsAre}
          />
        )}
        <Refusals refusals={refusalsAt(refusals, 'horses')} fields={fields} />
        {reserves.length > 0 && (
          <details className={styles.reserves} onToggle={(event) => setReservesOpen(event.currentTarget.open)}>
            <summary>{t('ticket.reserves')}</summary>
            {hasReservesOpen && <HorseGrid {...grid} caption={t('ticket.reservesHelp')} columns={reserves} />}
          </details>
        )}
        <Refusals refusals={refusalsAt(refusals, 'reserves')} fields={fields} />
      </Card>
      <Card title={t('ticket.stake')}>
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
