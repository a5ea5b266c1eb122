import { type Customer, useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { preferencesMutation, settingsMutation } from '@paddock/pages/customer-changes';
import { Card } from '@paddock/ui/card';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Choice } from '../shared/choice/choice.tsx';
import { OneOf } from './one-of.tsx';
import styles from './settings.module.css';

const DIVISORS = [100, 10, 1] as const;
/** Odds (4.02) that show the effect of a divisor. */
const EXAMPLE = 402;

/** How this customer sees races, on every device. */
export function Display({ preferences, settings }: Pick<Customer, 'preferences' | 'settings'>) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { mutate: prefer } = useMutation(preferencesMutation);
  const { mutate: set } = useMutation(settingsMutation);
  return (
    <Card title={t('settings.display.title')}>
      <div className={styles.choices}>
        <Choice
          checked={settings.compact}
          text={t('settings.display.compactText')}
          onChange={(compact) => set({ body: { compact } })}
        >
          {t('settings.display.compact')}
        </Choice>
        <OneOf
          legend={t('settings.display.odds')}
          value={preferences.oddsDivisor}
          options={DIVISORS.map((divisor) => [divisor, formatOdds(EXAMPLE, locale, divisor)])}
          onChange={(oddsDivisor) => prefer({ body: { oddsDivisor } })}
        />
      </div>
    </Card>
  );
}
