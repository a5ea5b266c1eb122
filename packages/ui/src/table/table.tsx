import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './table.module.css';

export interface TableProps {
  /** Says what the table holds; read out, and seen unless `captionHidden`. */
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  /** compact (unless told): detail columns are left out below 768 px. full: all of them; the table then scrolls within itself. */
  density?: 'compact' | 'full' | undefined;
  /** `thead` and `tbody`, with `HeaderCell` and `Cell` in their rows. */
  children: ReactNode;
}

/** A semantic table that never makes the page wider than the screen. */
export function Table({ caption, captionHidden = false, density = 'compact', children }: TableProps) {
  const id = useId();
  const table = (
    <table className={classNames(classes.table, classes[density])}>
      <caption id={id} className={captionHidden ? classes.captionHidden : classes.caption}>
        {caption}
      </caption>
      {children}
    </table>
  );
  if (density === 'compact') return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={classes.scroll} aria-labelledby={id} tabIndex={0}>
      {table}
    </section>
  );
}

interface CellLook {
  /** A number: right-aligned, figures of one width. */
  numeric?: boolean | undefined;
  /** A detail column, left out on a phone while the table is compact; what stands in for it asks `@media screen and (width < 768px)`. */
  detail?: boolean | undefined;
}

const cellClass = ({ numeric, detail }: CellLook, className: string | undefined): string =>
  classNames(numeric && classes.numeric, detail && classes.detail, className);

/** `th`; of a column unless `scope="row"`. */
export const HeaderCell = ({ numeric, detail, className, ...rest }: ComponentProps<'th'> & CellLook) => (
  <th scope="col" {...rest} className={cellClass({ numeric, detail }, className)} />
);

export const Cell = ({ numeric, detail, className, ...rest }: ComponentProps<'td'> & CellLook) => (
  <td {...rest} className={cellClass({ numeric, detail }, className)} />
);
