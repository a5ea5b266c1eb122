import { queryClient, useCustomer, useLocale, useRefreshTask } from '@paddock/host';
import { customerQuery } from '@paddock/host/shell';
import { formatMoney } from '@paddock/i18n';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';

/** The balance on its button, kept up to date while it is on screen; while it is unknown, the word for it. */
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
