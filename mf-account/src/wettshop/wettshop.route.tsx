import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, QueryPart } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
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
import { TEXTS } from './texts.ts';
import { parseWettshopChoice } from './wettshop-choice.model.ts';
import { Wettstars } from './wettstars.tsx';

export function loader() {
  void queryClient.prefetchQuery(productsQuery);
  void queryClient.prefetchQuery(categoriesQuery);
  if (isLoggedIn()) void queryClient.prefetchQuery(ordersQuery(1));
  return null;
}

/** The shop: the order of the chosen product, and the products of the chosen category. */
export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const choice = parseWettshopChoice(useSearchParams()[0]);
  const query = useQuery(productsQuery);
  return (
    <Page title={t('wettshop.title')}>
      <WhenRead queries={[useQuery(customerQuery), query]}>
        <Wettstars />
        <QueryPart query={query} skeleton={{ height: '40rem' }}>
          {(products) => {
            const product = products.find(({ id }) => id === choice.productId);
            return (
              <>
                {product && <OrderCard key={product.id} product={product} />}
                {choice.productId !== null && !product && <EmptyState title={t('wettshop.gone')} />}
                <Products products={products} category={choice.category} />
              </>
            );
          }}
        </QueryPart>
        <Orders />
      </WhenRead>
    </Page>
  );
}
