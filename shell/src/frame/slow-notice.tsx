import { SLOW_AFTER_MS } from '@paddock/federation';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './slow-notice.module.css';

interface SlowNoticeProps {
  /**
   * The slow thing. The wait for the first page of a visit counts from the start of the visit, any
   * other wait from the mount of this notice.
   */
  of: 'first page' | 'page' | 'part';
}

/**
 * Says that a page or a part takes longer than usual (faults §0.3). The notice of a page shifts
 * nothing.
 */
export function SlowNotice({ of }: SlowNoticeProps) {
  const { t } = useTranslation('shell');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const waited = of === 'first page' ? performance.now() : 0;
    const timer = setTimeout(setSlow, Math.max(0, SLOW_AFTER_MS - waited), true);
    return () => clearTimeout(timer);
  }, [of]);
  const notice = (
    <p role="status" className={slow ? styles.notice : undefined}>
      {slow && t('slow')}
    </p>
  );
  return of === 'part' ? notice : <div className={styles.over}>{notice}</div>;
}
