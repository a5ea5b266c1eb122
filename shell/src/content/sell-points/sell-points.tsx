import { QueryPart } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { FilterBar, FilterChoice, FilterText } from '@paddock/ui/filter-bar';
import { linkClass } from '@paddock/ui/link';
import { SkipLink } from '@paddock/ui/skip-link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sellPointHref } from '../../links.ts';
import { useFilter } from '../filter/use-filter.ts';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { SellPointMap } from './map/sell-point-map.tsx';
import { SellPointFacts } from './sell-point-facts.tsx';
import { ALL_CATEGORIES, filterSellPoints } from './sell-point-filter.model.ts';
import styles from './sell-points.module.css';
import { type SellPoint, sellPointsQuery } from './sell-points.queries.ts';

/** Shops that take bets, on a map and in a list by zip, with the filter of core §5. */
export function SellPoints() {
  const { t } = useTranslation('shell');
  const [{ phrase, category, zip }, setFilter] = useFilter('phrase', 'category', 'zip');
  return (
    <ReadingPage title={t('sellPoints.title')}>
      <QueryPart query={useQuery(sellPointsQuery())} skeleton={{ height: '60rem' }}>
        {(points) => {
          const found = filterSellPoints(points, {
            phrase,
            zip,
            category: category ? Number(category) : ALL_CATEGORIES,
          });
          return (
            <>
              <FilterBar label={t('sellPoints.filter')} found={t('sellPoints.found', { count: found.length })}>
                <FilterText
                  label={t('sellPoints.phrase')}
                  value={phrase}
                  onChange={(phrase) => setFilter({ phrase })}
                />
                <FilterText
                  label={t('sellPoints.zip')}
                  value={zip}
                  inputMode="numeric"
                  onChange={(zip) => setFilter({ zip })}
                />
                <FilterChoice
                  label={t('sellPoints.category')}
                  value={category || `${ALL_CATEGORIES}`}
                  options={[{ value: `${ALL_CATEGORIES}`, label: t('sellPoints.all') }, ...categoriesOf(points)]}
                  onChange={(category) => setFilter({ category: Number(category) === ALL_CATEGORIES ? '' : category })}
                />
              </FilterBar>
              {found.length === 0 && <EmptyState title={t('sellPoints.none')} text={t('sellPoints.noneText')} />}
              <div className={styles.found}>
                <SkipLink target="sell-points">{t('sellPoints.toList')}</SkipLink>
                <SellPointMap points={found} />
                {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
                <ul role="list" id="sell-points" tabIndex={-1} className={styles.list}>
                  {found.map((point) => (
                    <li key={point.id}>
                      <article>
                        <h2>
                          <Link className={linkClass} to={sellPointHref(point.id)}>
                            {point.name}
                          </Link>
                        </h2>
                        <SellPointFacts point={point} />
                      </article>
                    </li>
                  ))}
                </ul>
              </div>
            </>
          );
        }}
      </QueryPart>
    </ReadingPage>
  );
}

/** The categories of all sell points, each once. */
function categoriesOf(points: readonly SellPoint[]): { value: string; label: string }[] {
  const names = new Map(points.flatMap(({ categories }) => categories.map(({ id, name }) => [id, name] as const)));
  return [...names].sort(([a], [b]) => a - b).map(([id, label]) => ({ value: `${id}`, label }));
}
