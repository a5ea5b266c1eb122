import type { Race } from '@paddock/api';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { Finish } from './finish.tsx';
import { finishOrder } from './finish-order.model.ts';
import styles from './result.module.css';
import { Unplaced } from './unplaced.tsx';

/**
 * The finishing order. Provisional and official look different and say so in words (domain §3.1).
 */
export function Result({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const kind = race.status === 'OFFICIAL' ? 'official' : 'provisional';
  return (
    <Card title={t(`card.${kind}Title`)} className={styles[kind]}>
      <p className={styles.note}>{t(`card.${kind}Text`)}</p>
      <Finish places={finishOrder(race)} />
      <Unplaced race={race} />
    </Card>
  );
}
