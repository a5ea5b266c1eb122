import { serverNow, useLocale } from '@paddock/host';
import { formatCountdown } from '@paddock/i18n';
import { Countdown } from '@paddock/ui/countdown';
import { useTranslation } from 'react-i18next';

/**
 * The time left until betting is possible again, at an instant (ms) of the server's clock. Screen
 * readers read it on request only.
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
