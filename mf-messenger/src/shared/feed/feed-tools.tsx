import { Button } from '@paddock/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './feed-tools.module.css';

interface FeedToolsProps {
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  /** The list's own tools. */
  children?: ReactNode;
}

/**
 * The line above a feed. Its last button stops the feed from taking new items, and resumes it (WCAG
 * 2.2.2). It is there before the items are, so that it moves nothing.
 */
export function FeedTools({ isPaused, onPause, children }: FeedToolsProps) {
  const { t } = useTranslation('mf-messenger');
  return (
    <div className={styles.tools}>
      <div className={styles.own}>{children}</div>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('feed.pause')}
        aria-pressed={isPaused}
        title={t('feed.pause')}
        onClick={() => onPause(!isPaused)}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={isPaused ? 'M7 4.5v15l12-7.5Z' : 'M6 5h4v14H6ZM14 5h4v14h-4Z'} fill="currentColor" />
        </svg>
      </Button>
    </div>
  );
}
