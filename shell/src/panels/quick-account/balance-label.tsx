import { queryClient, useCustomer, useLocale, useRefreshTask } from '@paddock/host';
import { customerQuery } from '@paddock/host/shell';
import { formatMoney } from '@paddock/i18n';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';

/**
 * The balance on its button, refreshed while it is on screen. While it is unknown, the panel's
 * name.
 */
export function BalanceLabel() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const customer = useCustomer();
  useRefreshTask({
    name: 'account.balance',
    rate: 'long',
    audience: 'customer',
    run: () => queryClient.invalidateQueries({ queryKey: customerQuery.queryKey }),
  });
  if (!customer) return t('panels.quick-account');
  return (
    <>
      <VisuallyHidden>{t('panels.quick-account')} </VisuallyHidden>
      {formatMoney(customer.balance, locale)}
    </>
  );
}
