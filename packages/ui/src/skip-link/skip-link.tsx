import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

export interface SkipLinkProps {
  /** Id of the element to go to, without `#`; it needs `tabIndex={-1}`. */
  target: string;
  children: ReactNode;
}

/** The first thing that the Tab key reaches; unseen until then. */
export const SkipLink = ({ target, children }: SkipLinkProps) => (
  <a className={classes.link} href={`#${target}`}>
    {children}
  </a>
);
