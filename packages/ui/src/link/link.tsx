import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './link.module.css';

/**
 * The class of a link that stands alone and so needs a larger target: `<Link
 * className={linkClass}>`. A link within text needs none.
 */
export const linkClass: string = classNames(classes.alone);

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Read out after the text: "öffnet in einem neuen Tab". */
  newTabLabel: string;
}

/**
 * A link out of the product. It opens a new tab, and says so, so that an open bet slip is not lost.
 */
export function ExternalLink({ newTabLabel, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <svg className={classes.sign} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 2H2v8h8V8M6.5 1.5h4v4M10.5 1.5 5.5 6.5" />
      </svg>{' '}
      <VisuallyHidden>({newTabLabel})</VisuallyHidden>
    </a>
  );
}
