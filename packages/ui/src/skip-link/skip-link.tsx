import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

export interface SkipLinkProps {
  /** Id of the target without `#`; the target needs `tabIndex={-1}`. */
  target: string;
  children: ReactNode;
}

/** The first stop of the Tab key; hidden until it has the focus. */
export const SkipLink = ({ target, children }: SkipLinkProps) => (
  <a className={classes.link} href={`#${target}`}>
    {children}
  </a>
);
