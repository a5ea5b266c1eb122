import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import classes from './page-heading.module.css';

/** The only `h1` of a page. It can take the focus after a page change. */
export const PageHeading = ({ className, ...rest }: ComponentProps<'h1'>) => (
  <h1 tabIndex={-1} className={classNames(classes.heading, className)} {...rest} />
);
