import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { paths } from '../../routing/shell-paths.ts';
import { load } from '../loading/load.ts';
import { Loaded } from '../loading/loaded.tsx';
import { requireId } from '../loading/params.ts';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { Price } from './price.tsx';
import { shopProductQuery } from './shop.queries.ts';

export const loader = ({ params }: LoaderFunctionArgs) => load(shopProductQuery(requireId(params.id)));

/** One product, and the way to the account, where it is ordered. */
export function Component() {
  const { t } = useTranslation('shell');
  const id = Number(useParams().id);
  return (
    <Loaded key={id} query={shopProductQuery(id)} height="16rem">
      {(product) => (
        <ReadingPage title={product.title} above={<Link to={paths.shop}>{t('shop.title')}</Link>}>
          <Price product={product} />
          <p>{product.text}</p>
          {product.stock > 0 && (
            <p>
              <Link className={linkButtonClass({ variant: 'primary' })} to="/user/wettshop">
                {t('shop.order')}
              </Link>
            </p>
          )}
        </ReadingPage>
      )}
    </Loaded>
  );
}
