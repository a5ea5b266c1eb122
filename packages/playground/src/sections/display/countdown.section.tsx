import { COUNTDOWN_SECONDS_BELOW_MS, DEFAULT_LOCALE, formatCountdown, isLocale } from '@paddock/i18n';
import { Countdown } from '@paddock/ui/countdown';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const LEFT = {
  'hours left': 7_560_000,
  'just above five minutes': 305_000,
  'below five minutes': 290_000,
  past: -1_000,
};

export function Component() {
  const { t, i18n } = useTranslation('playground');
  const [opened] = useState(Date.now);
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
  const common = {
    format: (left: number) => (left === 0 ? t('countdown.due') : formatCountdown(left, locale)),
    soonMs: COUNTDOWN_SECONDS_BELOW_MS,
  };
  const after = (ms: number) => new Date(opened + ms).toISOString();
  return (
    <States>
      {Object.entries(LEFT).map(([name, left]) => (
        <State key={name} name={name}>
          <Countdown until={after(left)} {...common} />
        </State>
      ))}
      <State name="large">
        <Countdown until={after(90_000)} size="large" {...common} />
      </State>
    </States>
  );
}
