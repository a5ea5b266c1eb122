import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';

interface RetryButtonProps {
  /** The retry is in flight. */
  pending?: boolean;
  onClick: () => unknown;
}

export function RetryButton({ pending = false, onClick }: RetryButtonProps) {
  const { t } = useTranslation('pages');
  return (
    <Button pending={pending} onClick={() => void onClick()}>
      {t('retry')}
    </Button>
  );
}
