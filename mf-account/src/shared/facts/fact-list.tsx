import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Terms with their facts, in columns. A fact that is not known is left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ([term, fact]) =>
        fact && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ),
    )}
  </dl>
);
