import { Button } from '@paddock/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './removed-notice.module.css';

interface RemovedNoticeProps {
  /** Describes the removed entry. */
  text: string;
  pending: boolean;
  onUndo: () => void;
}

/**
 * Announces that an entry was removed, and offers to restore it. It takes the focus, because the
 * entry's button is gone.
 */
export function RemovedNotice({ text, pending, onUndo }: RemovedNoticeProps) {
  const { t } = useTranslation('mf-account');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) notice.current?.focus();
  }, [text]);
  return (
    <div ref={notice} tabIndex={-1} role="status" className={styles.notice}>
      <span>{text}</span>
      <Button size="small" pending={pending} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
