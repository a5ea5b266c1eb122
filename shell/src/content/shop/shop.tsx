import { QueryPart } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { FilterBar, FilterChoice } from '@paddock/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pageHref, shopHref } from '../../links.ts';
import { useFilter } from '../filter/use-filter.ts';
import { LinkedCard, LinkedCards } from '../linked-cards/linked-cards.tsx';
import { motifOfProduct } from '../picture/picture.model.ts';
import { Picture } from '../picture/picture.tsx';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { Price } from './price.tsx';
import { shopCategoriesQuery, shopProductsQuery } from './shop.queries.ts';

/** The products for wettstars, cheapest first. They are ordered in the account. */
export function Shop() {
  const { t } = useTranslation('shell');
  const [filter, setFilter] = useFilter('category');
  // If the categories fail to load, only their filter is missing.
  const { data: categories = [] } = useQuery(shopCategoriesQuery());
  return (
    <ReadingPage title={t('shop.title')}>
      <p>
        {t('shop.intro')} <Link to={pageHref('bonusprogramm')}>{t('shop.programme')}</Link>
      </p>
      <QueryPart query={useQuery(shopProductsQuery())} skeleton={{ height: '60rem' }}>
        {(products) => {
          const shown = products.filter(({ categoryId }) => !filter.category || `${categoryId}` === filter.category);
          return (
            <>
              <FilterBar label={t('shop.filter')} found={t('shop.found', { count: shown.length })}>
                <FilterChoice
                  label={t('shop.category')}
                  value={filter.category}
                  options={[
                    { value: '', label: t('shop.all') },
                    ...categories.map(({ id, title }) => ({ value: `${id}`, label: title })),
                  ]}
                  onChange={(category) => setFilter({ category })}
                />
              </FilterBar>
              {shown.length === 0 && <EmptyState title={t('shop.none')} />}
              <LinkedCards>
                {shown.map((product) => (
                  <LinkedCard
                    key={product.id}
                    href={shopHref(product.id)}
                    title={product.title}
                    picture={<Picture motif={motifOfProduct(product)} src={product.image} />}
                  >
                    <p>{product.text}</p>
                    <Price product={product} />
                  </LinkedCard>
                ))}
              </LinkedCards>
            </>
          );
        }}
      </QueryPart>
    </ReadingPage>
  );
}
