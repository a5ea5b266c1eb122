import { DecimalField, useWatch } from '@paddock/forms';
import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import type { PricedTicket, WagerType } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import type { SlipValues } from '../shared/slip.types.ts';
import { oddsNeeded, possibleReturn } from './possible-return.model.ts';
import styles from './possible-return.module.css';

/** The return at the odds that the visitor types. */
export function PossibleReturn({ type, priced }: { type: WagerType; priced: PricedTicket }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const odds = useWatch<SlipValues, 'odds'>({ name: 'odds' });
  const needed = oddsNeeded(type);
  const back = possibleReturn(type, priced, odds.slice(0, needed));
  return (
    <Card title={t('calculator.return')}>
      <div className={styles.odds}>
        {Array.from({ length: needed }, (_, at) => (
          <DecimalField
            key={at}
            name={`odds.${at}`}
            label={type.rule.folds ? t('calculator.oddsOf', { leg: at + 1 }) : t('calculator.odds')}
          />
        ))}
      </div>
      <p className={styles.back} role="status">
        {back !== null &&
          t(type.rule.folds ? 'calculator.returnAll' : 'calculator.returnOne', { amount: formatMoney(back, locale) })}
      </p>
    </Card>
  );
}
