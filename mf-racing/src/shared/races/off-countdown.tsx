import { serverNow, useLocale } from '@paddock/host';
import { COUNTDOWN_SECONDS_BELOW_MS, formatCountdown } from '@paddock/i18n';
import { Countdown } from '@paddock/ui/countdown';
import { useTranslation } from 'react-i18next';

interface OffCountdownProps {
  postTime: string;
  large?: boolean;
  /** The text when no time is left, if the usual one is too long. */
  due?: string;
}

/** The time left to the off by the server's clock, with seconds below five minutes. */
export function OffCountdown({ postTime, large = false, due }: OffCountdownProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <Countdown
      until={postTime}
      now={serverNow}
      format={(left) => (left === 0 ? (due ?? t('race.dueNow')) : formatCountdown(left, locale))}
      soonMs={COUNTDOWN_SECONDS_BELOW_MS}
      size={large ? 'large' : 'medium'}
    />
  );
}
