import type { ReactNode } from 'react';
import styles from './refusal-box.module.css';

interface RefusalBoxProps {
  /** Why the call was refused. Announced. */
  text: string;
  /** The next step: a link or a button. */
  children: ReactNode;
}

/** Explains why a call was refused, and offers the next step. */
export const RefusalBox = ({ text, children }: RefusalBoxProps) => (
  <div className={styles.refusal}>
    <p role="alert">{text}</p>
    {children}
  </div>
);
