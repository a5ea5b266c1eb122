import { Badge } from '@paddock/ui/badge';
import styles from './sell-points.module.css';
import type { SellPoint } from './sell-points.queries.ts';

/** A sell point's address, opening hours and categories. */
export function SellPointFacts({ point }: { point: SellPoint }) {
  return (
    <>
      <address className={styles.address}>
        {point.address}, {point.zip} {point.city}
      </address>
      <p>{point.openingHours}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.categories}>
        {point.categories.map(({ id, name }) => (
          <li key={id}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
