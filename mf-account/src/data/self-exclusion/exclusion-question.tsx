import { serverNow } from '@paddock/host';
import { formatDate } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureText } from '../../shared/refusal/failure-text.tsx';
import { lastDay } from './duration.model.ts';
import styles from './self-exclusion.module.css';
import { useExclusion } from './use-exclusion.ts';

interface ExclusionQuestionProps {
  days: number;
  payout: ReactNode;
  onClose: () => void;
}

/** The final confirmation: it cannot be undone. */
export function ExclusionQuestion({ days, payout, onClose }: ExclusionQuestionProps) {
  const { t } = useTranslation('mf-account');
  const { exclude, isPending, refusal } = useExclusion();
  const day = formatDate(lastDay(days, serverNow()));
  return (
    <Dialog
      size="small"
      title={t('selfExclusion.question', { day })}
      onClose={onClose}
      closeLabel={t('selfExclusion.back')}
      footer={
        <>
          <Button onClick={onClose}>{t('selfExclusion.back')}</Button>
          <Button variant="danger" pending={isPending} onClick={() => exclude(days)}>
            {t('selfExclusion.exclude', { day })}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>{t('selfExclusion.questionText')}</p>
        {payout}
        {refusal && <FailureText error={refusal} unclear={t('selfExclusion.unknown')} />}
      </div>
    </Dialog>
  );
}
