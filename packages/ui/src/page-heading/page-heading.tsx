import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import classes from './page-heading.module.css';

/** The one `h1` of a page. It can take the focus, so that a change of page has a place to go to. */
export const PageHeading = ({ className, ...rest }: ComponentProps<'h1'>) => (
  <h1 tabIndex={-1} className={classNames(classes.heading, className)} {...rest} />
);
