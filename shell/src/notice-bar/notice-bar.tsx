import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  tone: 'info' | 'warning';
  /** Makes the notice a region of the page. */
  label?: string;
  /** A paragraph and its actions. */
  children: ReactNode;
}

/** A notice over the full width, above the page. */
export const NoticeBar = ({ tone, label, children }: NoticeBarProps) => (
  <section className={styles.notice} data-tone={tone} aria-label={label}>
    {children}
  </section>
);
