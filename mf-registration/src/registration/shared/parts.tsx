import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** The parts of a page's card, one below the other. */
export const Parts = ({ children }: { children: ReactNode }) => <div className={styles.parts}>{children}</div>;

/** Links and buttons to the next steps, on one line. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>;
