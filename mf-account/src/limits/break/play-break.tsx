import { isApiError } from '@paddock/api';
import { serverNow } from '@paddock/host';
import { formatDateTime } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { keepFocus } from '@paddock/ui/take-focus';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RefusalText } from '../../shared/refusal/refusal-text.tsx';
import styles from './play-break.module.css';
import { takeBreakMutation } from './play-break.queries.ts';

/**
 * The button that ends all play for 24 hours. It asks for no confirmation (§ 6i(3)).
 * @param until the end (ISO) of the last break; null if there was none
 */
export function PlayBreak({ until }: { until: string | null }) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending, isIdle, error } = useMutation(takeBreakMutation);
  const isOnBreak = until !== null && Date.parse(until) > serverNow();
  // Not a region: the quick account may show it above a page that also has it.
  return (
    <Card as="div" aria-labelledby={undefined} title={t('limits.break.title')} className={styles.break}>
      <p ref={!isIdle && isOnBreak ? keepFocus : null} tabIndex={-1} className={styles.text}>
        {isOnBreak ? t('limits.break.until', { time: formatDateTime(until) }) : t('limits.break.text')}
      </p>
      {!isOnBreak && isApiError(error) && <RefusalText refusal={error} />}
      {!isOnBreak && (
        <Button variant="danger" className={styles.button} pending={isPending} onClick={() => mutate({})}>
          {t('limits.break.take')}
        </Button>
      )}
    </Card>
  );
}
