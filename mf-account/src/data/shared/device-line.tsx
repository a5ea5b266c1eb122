import type { ReactNode } from 'react';
import styles from './devices.module.css';

interface DeviceLineProps {
  name: string;
  /** The time of its use. */
  text: string;
  /** At the end of the line. */
  children: ReactNode;
}

/** One of a customer's devices in a list. */
export const DeviceLine = ({ name, text, children }: DeviceLineProps) => (
  <li className={styles.device}>
    <div>
      <strong>{name}</strong>
      <p className={styles.text}>{text}</p>
    </div>
    {children}
  </li>
);
