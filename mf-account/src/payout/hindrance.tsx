import { useTranslation } from 'react-i18next';
import { NextStep } from '../shared/refusal/next-step.tsx';
import type { PayoutHindrance } from './payout.model.ts';
import styles from './payout.module.css';

const STEPS = {
  registration: 'contact',
  identity: 'identity',
  none: 'personalData',
  pending: 'personalData',
  code: 'bankCode',
  empty: 'deposit',
} as const;

/** Why nothing can be paid out now, and the next step. */
export function Hindrance({ hindrance }: { hindrance: PayoutHindrance }) {
  const { t } = useTranslation('mf-account');
  return (
    <>
      <p>{t(`payout.hindrance.${hindrance}`)}</p>
      <div className={styles.actions}>
        <NextStep step={STEPS[hindrance]} />
      </div>
    </>
  );
}
