import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Default: section. */
  as?: 'section' | 'article' | 'div' | undefined;
  /** Heading of the card; it names the region. */
  title?: ReactNode;
  /** Level of the heading. Default: 2. */
  level?: 2 | 3 | undefined;
  /** Beside the heading: a link, a badge or a button. */
  aside?: ReactNode;
}

/** A panel with an optional heading. */
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
