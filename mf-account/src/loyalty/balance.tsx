import { useLocale } from '@paddock/host';
import { formatMoney, formatNumber } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { takeFocusUnlessTyping } from '@paddock/ui/take-focus';
import { useTranslation } from 'react-i18next';
import { centsOf } from '../shared/points/points.model.ts';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import styles from './loyalty.module.css';
import { useConversion } from './use-conversion.ts';

/**
 * The customer's wettstars with their value, and the button that converts all of them into money.
 */
export function Balance({ points }: { points: number }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { state, press } = useConversion();
  const { status } = state;
  const hasOutcome = status === 'done' || status === 'unclear' || status === 'missed';
  const money = formatMoney(centsOf(points), locale);
  return (
    <Card title={t('loyalty.mine')} className={styles.balance}>
      <p className={styles.points}>
        <strong>{t('loyalty.points', { count: points, points: formatNumber(points, locale) })}</strong>
        {points > 0 && <span>{t('loyalty.worth', { amount: money })}</span>}
      </p>
      {points === 0 && <p>{t('loyalty.noPoints')}</p>}
      {points > 0 && status !== 'unclear' && (
        <>
          <p className={styles.soft}>{t('loyalty.convertText')}</p>
          <p>
            <Button variant="primary" pending={status === 'sending'} onClick={() => void press(points)}>
              {t('loyalty.convert', { amount: money })}
            </Button>
          </p>
        </>
      )}
      {state.status === 'refused' && <RefusalText refusal={state.refusal} />}
      <p ref={hasOutcome ? takeFocusUnlessTyping : null} tabIndex={-1} role="status">
        {state.status === 'done' && t('loyalty.converted', { balance: formatMoney(state.balance, locale) })}
        {state.status === 'unclear' && t('loyalty.unclear')}
        {state.status === 'missed' && t('loyalty.missed')}
      </p>
    </Card>
  );
}
