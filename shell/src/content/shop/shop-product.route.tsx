import { href } from '@paddock/host';
import { loadOrNotFound, QueryPart, requireId } from '@paddock/pages';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { motifOfProduct } from '../picture/picture.model.ts';
import { Picture } from '../picture/picture.tsx';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { Price } from './price.tsx';
import { shopProductQuery } from './shop.queries.ts';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(shopProductQuery(requireId(params.id)));

/** One product, with a link to the account, which takes the order. */
export function Component() {
  const { t } = useTranslation('shell');
  const id = Number(useParams().id);
  return (
    <QueryPart key={id} whole query={useQuery(shopProductQuery(id))} skeleton={{ height: '40rem' }}>
      {(product) => (
        <ReadingPage title={product.title} above={<Link to={paths.shop}>{t('shop.title')}</Link>}>
          <Picture motif={motifOfProduct(product)} src={product.image} />
          <Price product={product} />
          <p>{product.text}</p>
          {product.stock > 0 && (
            <p>
              <Link className={linkButtonClass({ variant: 'primary' })} to={`${href('loyaltyShop')}?product=${id}`}>
                {t('shop.order')}
              </Link>
            </p>
          )}
        </ReadingPage>
      )}
    </QueryPart>
  );
}
