import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  /** What there is none of. */
  title: string;
  /** Why, or when there will be. */
  text?: string | undefined;
  /** A way on: a link or a button. */
  action?: ReactNode;
}

/** In place of a list that has nothing in it. Nothing went wrong, so nothing is announced. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={classes.state}>
    <p className={classes.title}>{title}</p>
    {text && <p>{text}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
