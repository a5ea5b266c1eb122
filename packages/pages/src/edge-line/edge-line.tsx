import type { HTMLAttributes } from 'react';
import styles from './edge-line.module.css';

interface EdgeLineProps extends Pick<HTMLAttributes<HTMLParagraphElement>, 'role' | 'children'> {
  tone: 'news' | 'warning';
}

/** A line of text with its actions at the lower edge of the screen, always in sight. */
export const EdgeLine = ({ tone, ...props }: EdgeLineProps) => (
  <p className={styles.line} data-tone={tone} {...props} />
);
