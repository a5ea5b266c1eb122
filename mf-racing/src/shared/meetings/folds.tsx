import type { ReactNode } from 'react';
import styles from './folds.module.css';

/** Folds below each other: lines on a phone, cards on a wider screen. */
export const Folds = ({ children }: { children: ReactNode }) => <div className={styles.folds}>{children}</div>;
