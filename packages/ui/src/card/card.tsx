import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** section unless told. */
  as?: 'section' | 'article' | 'div' | undefined;
  /** Heading of the card; names its region. */
  title?: ReactNode;
  /** Level of that heading; 2 unless told. */
  level?: 2 | 3 | undefined;
  /** Stands beside the heading: a link, a badge, a button. */
  aside?: ReactNode;
}

/** A sheet of paper on the page. */
export function Card({ as: Element = 'section', title, level = 2, aside, className, children, ...rest }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Element aria-labelledby={title ? id : undefined} {...rest} className={classNames(classes.card, className)}>
      {(title || aside) && (
        <div className={classes.header}>
          {title && (
            <Heading id={id} className={classes.title}>
              {title}
            </Heading>
          )}
          {aside}
        </div>
      )}
      {children}
    </Element>
  );
}
