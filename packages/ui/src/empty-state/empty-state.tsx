import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  /** The missing content. */
  title: string;
  /** Why it is missing, or when it will come. */
  text?: string | undefined;
  /** A next step: a link or a button. */
  action?: ReactNode;
}

/** Stands in for an empty list. It is no error, so it is not announced. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={classes.state}>
    <p className={classes.title}>{title}</p>
    {text && <p>{text}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
