import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Choice } from '../shared/choice/choice.tsx';
import { pushMutation, pushQuery, subscriptionQuery } from './push.queries.ts';
import styles from './settings.module.css';
import { canPush } from './subscribe-push.ts';

/**
 * Push messages on this device. Renders nothing if the browser or the server does not support them.
 */
export function Push() {
  const { t } = useTranslation('mf-account');
  const { data } = useQuery({ ...pushQuery, enabled: canPush() });
  const { data: hasSubscription } = useQuery({ ...subscriptionQuery, enabled: canPush() });
  const key = data?.key ?? null;
  const { mutate, data: isAllowed, variables, isPending, isError } = useMutation(pushMutation(key ?? ''));
  if (!data || key === null || hasSubscription === undefined) return null;
  return (
    <>
      <Choice
        checked={
          isPending ? (variables ?? false) : data.isOn && hasSubscription && Notification.permission === 'granted'
        }
        text={t('settings.push.text')}
        onChange={mutate}
      >
        {t('settings.push.on')}
      </Choice>
      <p role="status" className={styles.note}>
        {isError && t('settings.push.failed')}
        {isAllowed === false && t('settings.push.blocked')}
      </p>
    </>
  );
}
