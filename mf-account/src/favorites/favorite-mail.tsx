import { QueryPart } from '@paddock/pages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../shared/customer.queries.ts';
import { preferencesMutation } from '../shared/settings.queries.ts';
import styles from './favorites.module.css';

/**
 * A switch for an e-mail half an hour before a favourite runs. A failure raises the shell's alert.
 */
export function FavoriteMail() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(customerQuery);
  const { mutate } = useMutation(preferencesMutation);
  return (
    <QueryPart query={query} skeleton={{ height: '2.75rem' }}>
      {({ preferences }) => (
        <label className={styles.mail}>
          <input
            type="checkbox"
            checked={preferences.favouriteEmailNotification}
            onChange={({ currentTarget }) => mutate({ body: { favouriteEmailNotification: currentTarget.checked } })}
          />
          {t('favorites.mail')}
        </label>
      )}
    </QueryPart>
  );
}
