import { SLOW_AFTER_MS } from '@paddock/federation';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './slow-notice.module.css';

/** Says that a page takes longer than usual (faults §0.3). */
export function SlowNotice() {
  const { t } = useTranslation('shell');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={slow ? styles.notice : undefined}>
      {slow && t('slow')}
    </p>
  );
}
