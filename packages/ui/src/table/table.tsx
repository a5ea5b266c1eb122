import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import classes from './table.module.css';

export interface TableProps {
  /** Describes the table's content; read out, and visible unless `captionHidden`. */
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  /**
   * compact (default): detail columns are hidden below 768 px. full: all columns, and the table
   * scrolls.
   */
  density?: 'compact' | 'full' | undefined;
  /** `thead` and `tbody`, with `HeaderCell` and `Cell` in their rows. */
  children: ReactNode;
}

/** A semantic table that never makes the page wider than the screen. */
export function Table({ caption, captionHidden = false, density = 'compact', children }: TableProps) {
  const id = useId();
  const table = (
    <table className={classNames(classes.table, classes[density])}>
      <caption id={id} className={captionHidden ? hidden.hidden : classes.caption}>
        {caption}
      </caption>
      {children}
    </table>
  );
  if (density === 'compact') return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className={classes.scroll} aria-labelledby={id} tabIndex={0}>
      {table}
    </section>
  );
}

interface CellLook {
  /** A number: right-aligned, with figures of equal width. */
  numeric?: boolean | undefined;
  /**
   * A detail column, hidden on a phone while the table is compact. Its replacement uses `@media
   * screen and (width < 768px)`.
   */
  detail?: boolean | undefined;
}

const cellClass = ({ numeric, detail }: CellLook, className: string | undefined): string =>
  classNames(numeric && classes.numeric, detail && classes.detail, className);

/** A `th`, of a column unless `scope="row"`. */
export const HeaderCell = ({ numeric, detail, className, ...rest }: ComponentProps<'th'> & CellLook) => (
  <th scope="col" {...rest} className={cellClass({ numeric, detail }, className)} />
);

export const Cell = ({ numeric, detail, className, ...rest }: ComponentProps<'td'> & CellLook) => (
  <td {...rest} className={cellClass({ numeric, detail }, className)} />
);
