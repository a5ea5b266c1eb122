import { serverNow, useLocale } from '@paddock/host';
import { formatCountdown } from '@paddock/i18n';
import { Countdown } from '@paddock/ui/countdown';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The time left until betting is possible again, at an instant (ms) of the server's clock. Screen
 * readers read it on request only.
 */
export function LugasCountdown({ until }: { until: number }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  // The countdown goes by this machine's clock, which may be wrong.
  const here = useMemo(() => new Date(until - serverNow() + Date.now()).toISOString(), [until]);
  return (
    <Countdown
      until={here}
      format={(left) => (left === 0 ? t('betRefusal.lugas.over') : formatCountdown(left, locale))}
    />
  );
}
