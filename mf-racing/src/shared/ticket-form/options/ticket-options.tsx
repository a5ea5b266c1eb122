import type { TicketDraft } from '@paddock/betslip';
import { Chip } from '@paddock/ui/chip';
import { countLegs, ordersSold, type Refusal, selectionsSold, type WagerType } from '@paddock/wagers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketField } from '../../ticket-field.model.ts';
import { refusalsAt } from '../shared/refusals/group-refusals.model.ts';
import { Refusals } from '../shared/refusals/refusals.tsx';
import { Option } from './option.tsx';
import styles from './options.module.css';

interface TicketOptionsProps {
  type: WagerType;
  /** Fits the type. */
  draft: TicketDraft;
  fields: readonly TicketField[];
  refusals: readonly Refusal[];
  change: (part: Partial<TicketDraft>) => void;
  /** Shown first. */
  head: ReactNode;
}

/** The ticket's type, written way, orders and sizes, as far as its wager type sells them. */
export function TicketOptions({ type, draft, fields, refusals, change, head }: TicketOptionsProps) {
  const { t } = useTranslation('mf-racing');
  const ways = selectionsSold(type);
  const orders = ordersSold(type);
  const { multiOptions, spotCombinedOptions } = type.param;
  const legs = countLegs(type.param) ?? 1;
  return (
    <div className={styles.options}>
      {head}
      {multiOptions.length > 0 && (
        <Option label={t('ticket.multi')}>
          {multiOptions.map((multi) => (
            <Chip key={multi} pressed={multi === draft.multi} onClick={() => change({ multi })}>
              {t('ticket.multiOf', { count: multi })}
            </Chip>
          ))}
        </Option>
      )}
      {ways.length > 1 && (
        <Option label={t('ticket.ways')}>
          {ways.map((way) => (
            <Chip key={way} pressed={way === draft.way} onClick={() => change({ way })}>
              {t(`ticket.way.${way}`)}
            </Chip>
          ))}
        </Option>
      )}
      {orders.length > 1 && (draft.way === 'boxed' || draft.way === 'bankers') && (
        <Option label={t('ticket.orders')}>
          {orders.map((order) => (
            <Chip key={order} pressed={order === draft.orders} onClick={() => change({ orders: order })}>
              {t(`ticket.order.${order}`)}
            </Chip>
          ))}
        </Option>
      )}
      {draft.way === 'spot' && (
        <Option label={t('ticket.size')}>
          {spotCombinedOptions.map((size) => (
            <Chip key={size} pressed={size === draft.size} onClick={() => change({ size })}>
              {t('ticket.sizeOf', { count: size })}
            </Chip>
          ))}
        </Option>
      )}
      <Refusals refusals={refusalsAt(refusals, 'size')} fields={fields} />
      {draft.way === 'system' && (
        <Boxes
          label={t('ticket.folds')}
          names={upTo(legs).map((fold) => t('ticket.fold', { fold, legs }))}
          chosen={draft.folds}
          onChange={(folds) => change({ folds })}
        >
          <Refusals refusals={refusalsAt(refusals, 'folds')} fields={fields} />
        </Boxes>
      )}
      {type.rule.folds && (
        <Boxes
          label={t('ticket.placed')}
          names={fields.map(({ label }) => label)}
          chosen={draft.placed ?? []}
          onChange={(placed) => change({ placed })}
        />
      )}
    </div>
  );
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

interface BoxesProps {
  label: string;
  /** The names of the numbers from 1. */
  names: readonly string[];
  /** In ascending order. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  children?: ReactNode;
}

/** A box for each of several numbers. */
const Boxes = ({ label, names, chosen, onChange, children }: BoxesProps) => (
  <fieldset className={styles.option}>
    <legend className={styles.label}>{label}</legend>
    <div className={styles.boxes}>
      {names.map((name, at) => (
        <label key={name} className={styles.box}>
          <input
            type="checkbox"
            checked={chosen.includes(at + 1)}
            onChange={() => onChange(upTo(names.length).filter((each) => chosen.includes(each) !== (each === at + 1)))}
          />
          {name}
        </label>
      ))}
    </div>
    {children}
  </fieldset>
);
