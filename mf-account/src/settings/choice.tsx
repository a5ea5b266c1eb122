import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface ChoiceProps {
  checked: boolean;
  /** Its effect, shown below its name. */
  text?: string;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A setting that is on or off. A press saves it. */
export const Choice = ({ checked, text, onChange, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>
      {children}
      {text && <span className={styles.text}>{text}</span>}
    </span>
  </label>
);
