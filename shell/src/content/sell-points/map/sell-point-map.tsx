import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sellPointHref } from '../../../links.ts';
import type { SellPoint } from '../sell-points.queries.ts';
import { BORDER, RIVERS } from './germany.ts';
import { MAP, pathThrough, spotOf, spreadOut } from './map.model.ts';
import styles from './sell-point-map.module.css';

/** The side of a mark's target, in units of the map. */
const TARGET = 26;

const LAND = `${pathThrough(BORDER)}Z`;
const WATER = RIVERS.map(pathThrough).join('');

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Germany, with a link for each sell point. A line connects a moved mark with its place. */
export function SellPointMap({ points }: { points: readonly SellPoint[] }) {
  const { t } = useTranslation('shell');
  const marks = spreadOut(
    points.map((point) => ({ point, place: spotOf(point), ...spotOf(point) })),
    TARGET,
  );
  return (
    <nav aria-label={t('sellPoints.map')} className={styles.map}>
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
        <path className={styles.land} d={LAND} />
        <path className={styles.water} d={WATER} />
        <path
          className={styles.lines}
          d={marks.map(({ place, x, y }) => `M${place.x} ${place.y}L${x} ${y}`).join('')}
        />
      </svg>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list">
        {marks.map(({ point: { id, name, city }, x, y }) => (
          <li key={id} style={{ left: percent(x, MAP.width), top: percent(y, MAP.height) }}>
            <Link to={sellPointHref(id)} className={styles.mark}>
              <span className={x > MAP.width / 2 ? styles.labelBefore : styles.labelAfter}>
                {name}, {city}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
