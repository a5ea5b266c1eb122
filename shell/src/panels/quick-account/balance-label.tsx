import { queryClient, useLocale, useRefreshTask } from '@paddock/host';
import { customerQuery } from '@paddock/host/shell';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { useIsLoggedIn } from '@paddock/pages';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/**
 * The balance on its button, refreshed while it is on screen. While it is unknown, the panel's
 * name. A question mark says that it could not be read.
 */
export function BalanceLabel() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const enabled = useIsLoggedIn();
  const { data, dataUpdatedAt, isError } = useQuery({ ...customerQuery, enabled });
  useRefreshTask({
    name: 'account.balance',
    rate: 'long',
    audience: 'customer',
    run: () => queryClient.invalidateQueries({ queryKey: customerQuery.queryKey }),
  });
  return (
    <>
      {data ? (
        <>
          <VisuallyHidden>{t('panels.quick-account')} </VisuallyHidden>
          {formatMoney(data.balance, locale)}
        </>
      ) : (
        t('panels.quick-account')
      )}
      {isError && (
        <>
          <span aria-hidden> ?</span>{' '}
          <VisuallyHidden>
            {data ? t('balance.lastKnown', { time: formatDateTime(dataUpdatedAt) }) : t('balance.unknown')}
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
