import type { TicketDraft } from '@paddock/betslip';
import { SelectField } from '@paddock/forms';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import { countLegs, ordersSold, type Refusal, selectionsSold, type WagerType } from '@paddock/wagers';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_RUNNERS } from './field.model.ts';
import styles from './options.module.css';
import { refusalsAt } from './refusals/group-refusals.model.ts';
import { Refusals } from './refusals/refusals.tsx';
import { useRefusalText } from './refusals/use-refusal-text.ts';

interface SlipOptionsProps {
  type: WagerType;
  /** Fits the type. */
  draft: TicketDraft;
  change: (part: Partial<TicketDraft>) => void;
  refusals: readonly Refusal[];
}

const COUNTS = Array.from({ length: MAX_RUNNERS - 1 }, (_, at) => String(at + 2)).map((value) => ({
  value,
  label: value,
}));

/** The number of runners, and the way the ticket is written. */
export function SlipOptions({ type, draft, change, refusals }: SlipOptionsProps) {
  const { t } = useTranslation('mf-racing');
  const textOf = useRefusalText();
  const ways = selectionsSold(type);
  const orders = ordersSold(type);
  const { multiOptions, spotCombinedOptions } = type.param;
  const legs = countLegs(type.param) ?? 1;
  const tooFew = refusalsAt(refusals, 'runners')[0];
  return (
    <div className={styles.options}>
      <div className={styles.short}>
        <SelectField
          name="runners"
          label={t(type.param.pick ? 'calculator.runnersEach' : 'calculator.runners')}
          options={COUNTS}
          refusal={tooFew && textOf(tooFew.refusal, [])}
        />
      </div>
      {multiOptions.length > 0 && (
        <Option label={t('calculator.multi')}>
          {multiOptions.map((multi) => (
            <Chip key={multi} pressed={multi === draft.multi} onClick={() => change({ multi })}>
              {t('calculator.multiOf', { count: multi })}
            </Chip>
          ))}
        </Option>
      )}
      {ways.length > 1 && (
        <Option label={t('calculator.ways')}>
          {ways.map((way) => (
            <Chip key={way} pressed={way === draft.way} onClick={() => change({ way })}>
              {t(`calculator.way.${way}`)}
            </Chip>
          ))}
        </Option>
      )}
      {orders.length > 1 && (draft.way === 'boxed' || draft.way === 'bankers') && (
        <Option label={t('calculator.orders')}>
          {orders.map((order) => (
            <Chip key={order} pressed={order === draft.orders} onClick={() => change({ orders: order })}>
              {t(`calculator.order.${order}`)}
            </Chip>
          ))}
        </Option>
      )}
      {draft.way === 'spot' && (
        <Option label={t('calculator.size')}>
          {spotCombinedOptions.map((size) => (
            <Chip key={size} pressed={size === draft.size} onClick={() => change({ size })}>
              {t('calculator.sizeOf', { count: size })}
            </Chip>
          ))}
        </Option>
      )}
      <Refusals refusals={refusalsAt(refusals, 'size')} />
      {draft.way === 'system' && (
        <fieldset className={styles.option}>
          <legend className={styles.label}>{t('calculator.folds')}</legend>
          <div className={styles.boxes}>
            {Array.from({ length: legs }, (_, at) => at + 1).map((fold) => (
              <label key={fold} className={styles.box}>
                <input
                  type="checkbox"
                  checked={draft.folds.includes(fold)}
                  onChange={() =>
                    change({
                      folds: draft.folds.includes(fold)
                        ? draft.folds.filter((other) => other !== fold)
                        : [...draft.folds, fold],
                    })
                  }
                />
                {t('calculator.fold', { fold, legs })}
              </label>
            ))}
          </div>
          <Refusals refusals={refusalsAt(refusals, 'folds')} />
        </fieldset>
      )}
    </div>
  );
}

/** A labelled choice of one among a few. */
export function Option({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.option}>
      <p id={id} className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={styles.chips}>
        <ChipGroup label={label}>{children}</ChipGroup>
      </div>
    </div>
  );
}
