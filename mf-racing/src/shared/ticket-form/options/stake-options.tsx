import type { TicketDraft } from '@paddock/betslip';
import { MoneyField } from '@paddock/forms';
import { useLocale } from '@paddock/host';
import { formatPercent, formatShortMoney } from '@paddock/i18n';
import { Chip } from '@paddock/ui/chip';
import { flexiSold, type Refusal, type WagerType } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../use-refusal-text.ts';
import { refusalsAt } from '../shared/refusals/group-refusals.model.ts';
import { Option } from './option.tsx';
import styles from './options.module.css';

interface StakeOptionsProps {
  type: WagerType;
  /** Fits the type. */
  draft: TicketDraft;
  change: (part: Partial<TicketDraft>) => void;
  onJackpot: (jackpot: boolean) => void;
  refusals: readonly Refusal[];
}

/** The stake of one combination, and the flexi share. */
export function StakeOptions({ type, draft, change, onJackpot, refusals }: StakeOptionsProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const textOf = useRefusalText([]);
  const { param, rule } = type;
  const shares = flexiSold(param);
  const wrong = refusalsAt(refusals, 'stake')[0];
  return (
    <div className={styles.options}>
      <MoneyField
        name="stake"
        label={t('ticket.stakeEach')}
        help={t('ticket.minStake', { amount: formatShortMoney(param.minstake, locale) })}
        refusal={wrong && textOf(wrong.refusal, [])}
      />
      {shares.length > 1 && (
        <Option label={t('ticket.flexi')}>
          {shares.map((flexi) => (
            <Chip key={flexi} pressed={flexi === draft.flexi} onClick={() => change({ flexi })}>
              {flexi === 100 ? t('ticket.flexiWhole') : formatPercent(flexi / 100, locale)}
            </Chip>
          ))}
        </Option>
      )}
      {rule.jackpotStake !== null && (
        <label className={styles.box}>
          <input type="checkbox" checked={draft.jackpot} onChange={(event) => onJackpot(event.target.checked)} />
          {t('ticket.jackpot', { amount: formatShortMoney(rule.jackpotStake, locale) })}
        </label>
      )}
    </div>
  );
}
