import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, parseId, QueryPart } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { customerQuery } from '../shared/customer.queries.ts';
import { WhenRead } from '../shared/when-read.tsx';
import { OrderCard } from './order-card.tsx';
import { Orders } from './orders.tsx';
import { Products } from './products.tsx';
import { categoriesQuery, ordersQuery, productsQuery } from './shop.queries.ts';
import { Wettstars } from './wettstars.tsx';

export function loader() {
  void queryClient.prefetchQuery(productsQuery);
  void queryClient.prefetchQuery(categoriesQuery);
  if (isLoggedIn()) void queryClient.prefetchQuery(ordersQuery(1));
  return null;
}

/**
 * The shop; `?product=11` shows the order of a product, `?category=2` the products of one category.
 */
export function Component() {
  const { t } = useTranslation('mf-account');
  const [search] = useSearchParams();
  const [productId, category] = ['product', 'category'].map((name) => parseId(search.get(name) ?? undefined) || null);
  const query = useQuery(productsQuery);
  return (
    <Page title={t('wettshop.title')}>
      <WhenRead queries={[useQuery(customerQuery), query]}>
        <Wettstars />
        <QueryPart query={query} skeleton={{ height: '40rem' }}>
          {(products) => {
            const product = products.find(({ id }) => id === productId);
            return (
              <>
                {product && <OrderCard key={product.id} product={product} />}
                {productId && !product && <EmptyState title={t('wettshop.gone')} />}
                <Products products={products} category={category ?? null} />
              </>
            );
          }}
        </QueryPart>
        <Orders />
      </WhenRead>
    </Page>
  );
}
