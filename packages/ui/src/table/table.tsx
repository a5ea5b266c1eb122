import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import classes from './table.module.css';

export interface TableProps {
  /** Describes the table's content; read out, and visible unless `captionHidden`. */
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  /** `thead` and `tbody`, with `HeaderCell` and `Cell` in their rows. */
  children: ReactNode;
}

/** A semantic table that never makes the page wider than the screen. */
export const Table = ({ caption, captionHidden = false, children }: TableProps) => (
  <table className={classes.table}>
    <caption className={captionHidden ? hidden.hidden : classes.caption}>{caption}</caption>
    {children}
  </table>
);

interface CellLook {
  /** A number: right-aligned, with figures of equal width. */
  numeric?: boolean | undefined;
  /**
   * A detail column, hidden on a phone. Its replacement uses `@media screen and (width < 768px)`.
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
