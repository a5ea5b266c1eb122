import { SLOW_AFTER_MS } from '@paddock/federation';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './slow-notice.module.css';

interface SlowNoticeProps {
  /** The first page of a visit: the customer waits since the visit began, not since this is on screen. */
  sinceVisit?: boolean;
}

/** Says that a page takes longer than usual (faults §0.3). */
export function SlowNotice({ sinceVisit = false }: SlowNoticeProps) {
  const { t } = useTranslation('shell');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const waited = sinceVisit ? performance.now() : 0;
    const timer = setTimeout(setSlow, Math.max(0, SLOW_AFTER_MS - waited), true);
    return () => clearTimeout(timer);
  }, [sinceVisit]);
  return (
    <p role="status" className={slow ? styles.notice : undefined}>
      {slow && t('slow')}
    </p>
  );
}
