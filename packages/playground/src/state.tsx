import type { ReactNode } from 'react';
import styles from './playground.module.css';

/** The states of a component, one below the other. */
export function States({ children }: { children: ReactNode }) {
  return <dl className={styles.states}>{children}</dl>;
}

/** One state with its name in the code. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
