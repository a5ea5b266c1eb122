import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageHeading } from '../page-heading/page-heading.tsx';
import classes from './error-state.module.css';

export interface ErrorStateProps {
  /** Small print above the title: `404`. */
  label?: string | undefined;
  title: string;
  /** The meaning of the error and what to do. */
  text: string;
  /** For customer service: a support code. */
  details?: string | undefined;
  /** A next step: a button or a link. */
  action?: ReactNode;
  /** Whether it replaces a part of the page. Default: a whole page, with the title as `h1`. */
  part?: boolean | undefined;
}

/** Stands in for content that could not be shown. It is announced at once. */
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
