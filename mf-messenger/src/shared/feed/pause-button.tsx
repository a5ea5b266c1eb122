import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';

interface PauseButtonProps {
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
}

/** Stops a list from taking new items, and resumes it (WCAG 2.2.2). */
export function PauseButton({ isPaused, onChange }: PauseButtonProps) {
  const { t } = useTranslation('mf-messenger');
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('feed.pause')}
      aria-pressed={isPaused}
      title={t('feed.pause')}
      onClick={() => onChange(!isPaused)}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={isPaused ? 'M7 4.5v15l12-7.5Z' : 'M6 5h4v14H6ZM14 5h4v14h-4Z'} fill="currentColor" />
      </svg>
    </Button>
  );
}
