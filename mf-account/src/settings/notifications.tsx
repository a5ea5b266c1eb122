import type { Customer } from '@paddock/host';
import { preferencesMutation, settingsMutation } from '@paddock/pages/customer-changes';
import { Card } from '@paddock/ui/card';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Choice } from '../shared/choice/choice.tsx';
import { OneOf } from './one-of.tsx';
import { Push } from './push.tsx';
import styles from './settings.module.css';

const KINDS = ['emailNotification', 'favouriteEmailNotification', 'messagePopup'] as const;

/** The customer's notifications, and their channels. */
export function Notifications({ preferences, settings }: Pick<Customer, 'preferences' | 'settings'>) {
  const { t } = useTranslation('mf-account');
  const { mutate: prefer } = useMutation(preferencesMutation);
  const { mutate: set } = useMutation(settingsMutation);
  return (
    <Card title={t('settings.notifications.title')}>
      <div className={styles.choices}>
        {KINDS.map((kind) => (
          <Choice
            key={kind}
            checked={preferences[kind]}
            text={t(`settings.notifications.${kind}Text`)}
            onChange={(checked) => prefer({ body: { [kind]: checked } })}
          >
            {t(`settings.notifications.${kind}`)}
          </Choice>
        ))}
        <Push />
        <OneOf
          legend={t('settings.notifications.language')}
          value={settings.language}
          options={[
            ['de', 'Deutsch'],
            ['en', 'English'],
          ]}
          onChange={(language) => set({ body: { language } })}
        />
      </div>
      <p className={styles.note}>{t('settings.notifications.noMarketing')}</p>
    </Card>
  );
}
