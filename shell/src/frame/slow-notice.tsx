import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './slow-notice.module.css';

/** Something honest is on screen by then, while loading goes on (faults §0.3). */
const PATIENCE_MS = 3_500;

/** Says that a page takes longer than usual, once it does. */
export function SlowNotice() {
  const { t } = useTranslation('shell');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={slow ? styles.notice : undefined}>
      {slow && t('slow')}
    </p>
  );
}
