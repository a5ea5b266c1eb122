import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  checked: boolean;
  /** The name of its group, of which one is chosen. */
  group?: string;
  /** Its effect, shown below its name. */
  text?: string;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A setting that is on or off, or one of a group. A press saves it. */
export const Choice = ({ checked, group, text, onChange, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input
      type={group ? 'radio' : 'checkbox'}
      name={group}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      {children}
      {text && <span className={styles.text}>{text}</span>}
    </span>
  </label>
);
