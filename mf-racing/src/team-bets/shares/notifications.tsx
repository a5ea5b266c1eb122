import type { ApiData } from '@paddock/api';
import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notificationMutation, notificationTypesQuery } from './notifications.queries.ts';
import styles from './shares.module.css';

/** The notifications about team bets: each kind can be turned off. */
export function Notifications() {
  const { t } = useTranslation('mf-racing');
  return (
    <Card title={t('teamBets.notifications')}>
      <QueryPart query={useQuery(notificationTypesQuery)} skeleton={{ height: '6rem' }}>
        {(types) => (
          <fieldset className={styles.news}>
            <legend>{t('teamBets.notificationsText')}</legend>
            {types.map((type) => (
              <Choice key={type.id} {...type} />
            ))}
          </fieldset>
        )}
      </QueryPart>
    </Card>
  );
}

function Choice({ id, label, active }: ApiData<'getTeamTipNotificationTypes'>[number]) {
  const { mutate } = useMutation(notificationMutation(id));
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={active} onChange={({ target }) => mutate(target.checked)} />
      {label}
    </label>
  );
}
