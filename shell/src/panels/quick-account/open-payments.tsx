import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatDateTime, formatMoney } from '@paddock/i18n';
import { useRefreshedQuery } from '@paddock/pages';
import { RowList } from '@paddock/ui/row-list';
import { useTranslation } from 'react-i18next';
import { openPaymentsQuery } from './quick-account.queries.ts';

/** Deposits that are not paid yet, and pending withdrawals. Renders nothing if there are none. */
export function OpenPayments() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  // A payment ends by itself, or with the provider's answer.
  const { data } = useRefreshedQuery(openPaymentsQuery, (open) => (open?.length ? 'medium' : null));
  if (!data || data.length === 0) return null;
  const rows = data.map(({ id, direction, amount, endsAt, createdAt, redirectUrl }) => ({
    key: id,
    text: t(`quickAccount.payment.${direction}`, { amount: formatMoney(amount, locale) }),
    note:
      direction === 'deposit'
        ? t('quickAccount.payUntil', { time: formatDateTime(endsAt ?? createdAt) })
        : t('quickAccount.arrives', { day: formatDate(apiDate(endsAt ?? createdAt)) }),
    end: redirectUrl && <a href={redirectUrl}>{t('quickAccount.pay')}</a>,
  }));
  return <RowList title={t('quickAccount.open')} rows={rows} />;
}
