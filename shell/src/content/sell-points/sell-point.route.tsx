import { loadOrNotFound, QueryPart, requireId } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { SellPointMap } from './map/sell-point-map.tsx';
import { SellPointFacts } from './sell-point-facts.tsx';
import styles from './sell-points.module.css';
import { sellPointQuery } from './sell-points.queries.ts';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(sellPointQuery(requireId(params.id)));

/** One sell point, with its place on the map. */
export function Component() {
  const { t } = useTranslation('shell');
  const id = Number(useParams().id);
  return (
    <QueryPart key={id} whole query={useQuery(sellPointQuery(id))} skeleton={{ height: '36rem' }}>
      {(point) => (
        <ReadingPage title={point.name} above={<Link to={paths.sellPoints}>{t('sellPoints.title')}</Link>}>
          <div className={styles.found}>
            <div>
              <SellPointFacts point={point} />
            </div>
            <SellPointMap points={[point]} />
          </div>
        </ReadingPage>
      )}
    </QueryPart>
  );
}
