import { CountryFlag } from '@paddock/ui/country-flag';
import styles from './jump-bar.module.css';
import { useCurrentFold } from './use-current-fold.ts';
import { jumpToFold } from './use-fold.ts';

interface JumpBarProps {
  /** Names its targets for screen readers. */
  label: string;
  /** The folds of the page, in its order. */
  folds: { id: string; name: string; country?: string }[];
}

/**
 * A bar that stays on screen: a press opens a fold and scrolls to it. The fold at the top is
 * marked.
 */
export function JumpBar({ label, folds }: JumpBarProps) {
  const { list, current } = useCurrentFold(folds.map(({ id }) => id));
  return (
    <nav aria-label={label} className={styles.bar} data-print="never">
      <ul ref={list} className={styles.folds}>
        {folds.map(({ id, name, country }) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.fold}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => jumpToFold(id)}
            >
              {country && <CountryFlag country={country} label="" />}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
