import type { ReactNode } from 'react';
import classes from './row-list.module.css';

interface RowListProps {
  title: string;
  rows: readonly {
    key: string | number;
    text: ReactNode;
    /** In small print below the text. */
    note: ReactNode;
    /** At the end of the row. */
    end: ReactNode;
  }[];
}

/** A few rows of a panel under a small heading. */
export const RowList = ({ title, rows }: RowListProps) => (
  <section aria-label={title}>
    <h3 className={classes.title}>{title}</h3>
    <ul className={classes.list}>
      {rows.map(({ key, text, note, end }) => (
        <li key={key}>
          <span>
            {text}
            <span className={classes.note}>{note}</span>
          </span>
          {end}
        </li>
      ))}
    </ul>
  </section>
);
