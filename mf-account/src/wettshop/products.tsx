import { useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { Tabs } from '@paddock/ui/tabs';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { categoriesQuery, type ShopProduct } from './shop.queries.ts';
import styles from './wettshop.module.css';
import { type WettshopChoice, writeWettshopChoice } from './wettshop-choice.model.ts';

interface ProductsProps extends Pick<WettshopChoice, 'category'> {
  products: readonly ShopProduct[];
}

/** The products with their prices, by category. */
export function Products({ products, category }: ProductsProps) {
  const { t } = useTranslation('mf-account');
  const shown = products.filter(({ categoryId }) => category === null || categoryId === category);
  return (
    <>
      <Categories category={category} />
      {shown.length === 0 && <EmptyState title={t('wettshop.none')} />}
      <ul className={styles.products}>
        {shown.map((product) => (
          <li key={product.id}>
            <Product product={product} category={category} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Categories({ category }: Pick<WettshopChoice, 'category'>) {
  const { t } = useTranslation('mf-account');
  // If the categories fail to load, only their filter is missing.
  const { data: categories = [] } = useQuery(categoriesQuery);
  const all = [{ id: null, title: t('wettshop.all') }, ...categories];
  return (
    <Tabs label={t('wettshop.categories')}>
      {all.map(({ id, title }) => (
        <Link
          key={id}
          to={writeWettshopChoice({ category: id, productId: null })}
          preventScrollReset
          aria-current={id === category ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </Tabs>
  );
}

function Product({ product, category }: { product: ShopProduct } & Pick<WettshopChoice, 'category'>) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { id, title, text, points, stock } = product;
  return (
    <Card as="article" title={title} className={styles.product}>
      <p>{text}</p>
      <p className={styles.price}>
        <strong>{t('loyalty.points', { count: points, points: formatNumber(points, locale) })}</strong>
        {stock === 0 ? (
          <Badge>{t('wettshop.soldOut')}</Badge>
        ) : (
          <Link to={writeWettshopChoice({ category, productId: id })} className={linkButtonClass({ size: 'small' })}>
            {t('wettshop.choose')} <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
        )}
      </p>
    </Card>
  );
}
