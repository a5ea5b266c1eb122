import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { FactList } from '@paddock/ui/fact-list';
import { useTranslation } from 'react-i18next';
import type { Totals } from './transactions.queries.ts';
import type { TransactionsChoice } from './transactions-choice.model.ts';

/** The sums of the chosen entries. With all types, also the balance before and after them. */
export function TotalsList({ totals, choice }: { totals: Totals; choice: TransactionsChoice }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const isAll = choice.types.length === 0;
  return (
    <FactList
      dense
      facts={[
        [t('transactions.total.opening'), isAll && money(totals.openingBalance)],
        [t('transactions.total.received'), money(totals.received)],
        [t('transactions.total.spent'), money(totals.spent)],
        [t('transactions.total.sum'), money(totals.received + totals.spent)],
        [t('transactions.total.closing'), isAll && money(totals.closingBalance)],
        [t('transactions.total.entries'), String(totals.count)],
        ...totals.types.map(
          ({ type, count, amount }) =>
            [t('transactions.total.type', { type: t(`transactions.type.${type}`), count }), money(amount)] as const,
        ),
      ]}
    />
  );
}
