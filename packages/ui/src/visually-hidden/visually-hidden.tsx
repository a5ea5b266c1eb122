import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Text for those who listen: read out, never seen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={classes.hidden}>{children}</span>
);
