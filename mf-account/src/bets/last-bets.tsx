import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { RowList } from '@paddock/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lastBetsQuery } from './bets.queries.ts';

/** The last bets, each with its race, price and state. Renders nothing if there are none. */
export function LastBets() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { data } = useQuery(lastBetsQuery);
  if (!data || data.data.length === 0) return null;
  const rows = data.data.map(({ id, race, price, status, payout }) => ({
    key: id,
    text: t('bets.race', race),
    note: formatMoney(price, locale),
    end: (
      <strong>
        {t(`bets.status.${status}`)}
        {status === 'won' && payout !== null && ` ${formatMoney(payout, locale)}`}
      </strong>
    ),
  }));
  return <RowList title={t('bets.last')} rows={rows} />;
}
