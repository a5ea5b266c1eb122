import { Button } from '@paddock/ui/button';
import { takeFocusUnlessTyping } from '@paddock/ui/take-focus';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './removed-notice.module.css';

interface RemovedNoticeProps {
  /** Says which entry was removed, or is back. */
  text: string;
  isBack: boolean;
  pending: boolean;
  onUndo: () => void;
}

/**
 * Announces that an entry was removed, and offers to restore it; then that it is back. It takes the
 * focus each time, because the pressed button is gone.
 */
export function RemovedNotice({ text, isBack, pending, onUndo }: RemovedNoticeProps) {
  const { t } = useTranslation('mf-account');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) takeFocusUnlessTyping(notice.current);
  }, [text]);
  return (
    <div ref={notice} tabIndex={-1} role="status" className={styles.notice}>
      <span>{text}</span>
      {!isBack && (
        <Button size="small" pending={pending} onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
