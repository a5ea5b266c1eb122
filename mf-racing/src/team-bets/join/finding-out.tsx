import { Card } from '@paddock/ui/card';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './join.module.css';

/**
 * Replaces the form while it is unknown whether the customer takes part.
 * @param isNew it was pressed on this page: it takes the focus, because the pressed button is gone
 */
export function FindingOut({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('mf-racing');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <Card title={t('teamBets.mine')} className={styles.parts}>
      <p ref={text} tabIndex={-1} role="status">
        {t('teamBets.findingOut')}
      </p>
      <p>{t('teamBets.findingOutText')}</p>
    </Card>
  );
}
