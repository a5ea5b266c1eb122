import { serverNow, useLocale } from '@paddock/host';
import { formatCountdown } from '@paddock/i18n';
import { Countdown } from '@paddock/ui/countdown';
import { useTranslation } from 'react-i18next';

/**
 * Counts down to the instant (ms, server's clock) at which betting is possible again. Screen
 * readers read it only on request.
 */
export function LugasCountdown({ until }: { until: number }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <Countdown
      until={new Date(until).toISOString()}
      now={serverNow}
      format={(left) => (left === 0 ? t('betRefusal.lugas.over') : formatCountdown(left, locale))}
    />
  );
}
