import { formatDateTime } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { NextStep } from '../shared/refusal/next-step.tsx';
import type { depositHindrance } from './payin.model.ts';
import styles from './payin.module.css';

const STEPS = {
  break: 'limits',
  overdue: 'bankCode',
  identity: 'identity',
  bank: 'personalData',
  blocked: 'contact',
} as const;

interface NoDepositProps {
  hindrance: NonNullable<ReturnType<typeof depositHindrance>>;
  /** The end of the last break, if there was one. */
  until: string | null;
}

/** Why a customer cannot deposit, and the next step (core §4). */
export function NoDeposit({ hindrance, until }: NoDepositProps) {
  const { t } = useTranslation('mf-account');
  return (
    <Card title={t('payin.none.title')}>
      <p>{t(`payin.none.${hindrance}`, { time: until && formatDateTime(until) })}</p>
      <div className={styles.actions}>
        <NextStep step={STEPS[hindrance]} />
      </div>
    </Card>
  );
}
