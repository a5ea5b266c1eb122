import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageHeading } from '../page-heading/page-heading.tsx';
import classes from './error-state.module.css';

export interface ErrorStateProps {
  /** Small print above the title: `404`. */
  label?: string | undefined;
  title: string;
  /** What it means, and what to do. */
  text: string;
  /** For the customer service: a support code. */
  details?: string | undefined;
  /** A way on: a button or a link. */
  action?: ReactNode;
  /** Whether it stands for a whole page (its title is the `h1`) or for a part of one. A page unless told. */
  part?: boolean | undefined;
}

/** In place of what could not be shown. Announced at once. */
export function ErrorState({ label, title, text, details, action, part = false }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(classes.state, part && classes.part)}>
      {label && <p className={classes.label}>{label}</p>}
      {part ? <h2 className={classes.title}>{title}</h2> : <PageHeading>{title}</PageHeading>}
      <p>{text}</p>
      {action && <div className={classes.action}>{action}</div>}
      {details && <p className={classes.details}>{details}</p>}
    </div>
  );
}
