import type { ReactNode } from 'react';
import styles from './pool-columns.module.css';

/** Two columns of pools; one on a narrow screen. */
export const PoolColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;

/** The line of a pool that can be opened. Must be inside a `<details>`. */
export const PoolSummary = ({ children }: { children: ReactNode }) => (
  <summary className={styles.summary}>{children}</summary>
);
