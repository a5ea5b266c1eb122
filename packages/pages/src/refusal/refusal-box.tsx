import type { ReactNode } from 'react';
import styles from './refusal-box.module.css';

interface RefusalBoxProps {
  /** Why the call was refused. Announced. */
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** Why a call was refused, and the way on from there. */
export const RefusalBox = ({ text, children }: RefusalBoxProps) => (
  <div className={styles.refusal}>
    <p role="alert">{text}</p>
    {children}
  </div>
);
