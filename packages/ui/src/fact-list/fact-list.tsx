import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

interface FactListProps {
  facts: readonly (readonly [term: string, fact: ReactNode])[];
  /** Narrow columns of small text, for many short facts. */
  dense?: boolean;
}

/** Terms with their facts, in columns. A fact that is not known is left out. */
export const FactList = ({ facts, dense = false }: FactListProps) => (
  <dl className={dense ? `${classes.facts} ${classes.dense}` : classes.facts}>
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
