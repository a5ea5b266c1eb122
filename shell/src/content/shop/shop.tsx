import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pageHref, shopHref } from '../../routing/shell-paths.ts';
import { FilterBar, FilterChoice } from '../filter/filter.tsx';
import { useFilter } from '../filter/use-filter.ts';
import { quiet } from '../loading/load.ts';
import { Loaded } from '../loading/loaded.tsx';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { Price } from './price.tsx';
import styles from './shop.module.css';
import { shopCategoriesQuery, shopProductsQuery } from './shop.queries.ts';

/** What wettstars buy, cheapest first. Ordered is in the account. */
export function Shop() {
  const { t } = useTranslation('shell');
  const [filter, setFilter] = useFilter('category');
  // Without its categories the shop is whole but for the choice.
  const { data: categories = [] } = useQuery({ ...shopCategoriesQuery(), ...quiet });
  return (
    <ReadingPage title={t('shop.title')}>
      <p>
        {t('shop.intro')} <Link to={pageHref('bonusprogramm')}>{t('shop.programme')}</Link>
      </p>
      <Loaded part query={shopProductsQuery()} height="60rem">
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
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
              <ul role="list" className={styles.products}>
                {shown.map((product) => (
                  <li key={product.id}>
                    <Card
                      as="article"
                      title={
                        <Link className={styles.title} to={shopHref(product.id)}>
                          {product.title}
                        </Link>
                      }
                    >
                      <p>{product.text}</p>
                      <Price product={product} />
                    </Card>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </ReadingPage>
  );
}
