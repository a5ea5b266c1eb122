import { QueryPart } from '@paddock/pages';
import { preferencesMutation } from '@paddock/pages/customer-changes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Choice } from '../shared/choice/choice.tsx';
import { customerQuery } from '../shared/customer.queries.ts';

/**
 * A switch for an e-mail half an hour before a favourite runs. A failure raises the shell's alert.
 */
export function FavoriteMail() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(customerQuery);
  const { mutate } = useMutation(preferencesMutation);
  return (
    <QueryPart query={query} skeleton={{ height: 'var(--target)' }}>
      {({ preferences }) => (
        <Choice
          checked={preferences.favouriteEmailNotification}
          onChange={(favouriteEmailNotification) => mutate({ body: { favouriteEmailNotification } })}
        >
          {t('favorites.mail')}
        </Choice>
      )}
    </QueryPart>
  );
}
