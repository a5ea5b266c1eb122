import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Text for screen readers: read out, never visible. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={classes.hidden}>{children}</span>
);
