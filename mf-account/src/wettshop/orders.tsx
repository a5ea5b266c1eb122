import { useLocale } from '@paddock/host';
import { formatDateTime, formatNumber } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { PartPager } from '@paddock/pages/pager';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersQuery, type ShopOrder } from './shop.queries.ts';
import styles from './wettshop.module.css';

/** The customer's orders with their state, the newest first. */
export function Orders() {
  const { t } = useTranslation('mf-account');
  const [page, setPage] = useState(1);
  return (
    <Card title={t('wettshop.orders')}>
      <QueryPart query={useQuery(ordersQuery(page))} skeleton={{ height: '8rem' }}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState title={t('wettshop.noOrders')} />
          ) : (
            <>
              <ul className={styles.orders}>
                {data.map((order) => (
                  <OrderLine key={order.id} order={order} />
                ))}
              </ul>
              <PartPager
                page={page}
                pages={pagination?.totalPages ?? 1}
                onChange={setPage}
                labels={{ region: t('wettshop.orderPages') }}
              />
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}

function OrderLine({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { id, title, quantity, points, status, orderedAt, sentAt } = order;
  return (
    <li>
      <span>
        <strong>{t('wettshop.line', { quantity, title })}</strong>
        <span className={styles.soft}>
          {t('wettshop.number', { id, at: formatDateTime(orderedAt) })} ·{' '}
          {t('loyalty.points', { count: points, points: formatNumber(points, locale) })}
        </span>
      </span>
      <Badge tone={status === 'sent' ? 'success' : 'info'}>
        {sentAt === null ? t('wettshop.ordered') : t('wettshop.sent', { at: formatDateTime(sentAt) })}
      </Badge>
    </li>
  );
}
