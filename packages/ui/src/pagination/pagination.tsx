import type { ReactElement, ReactNode } from 'react';
import { linkButtonClass } from '../button/link-button.ts';
import { classNames } from '../class-names.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { listPages } from './list-pages.ts';
import classes from './pagination.module.css';

/** The props of a link to a page, beside its address. */
export interface PageLinkProps {
  className: string;
  children: ReactNode;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  rel?: 'prev' | 'next' | undefined;
}

export interface PaginationLabels {
  /** Names the navigation and its list: "Seiten Ihrer Wetten". */
  region: string;
  previous: string;
  next: string;
  /** Label of the link to a page: "Seite 5". */
  page: (page: number) => string;
  /** The current position, shown on a phone instead of the links: "Seite 5 von 20". */
  position: string;
}

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  labels: PaginationLabels;
  /** Renders the link to a page: `(page, props) => <Link to={`?page=${page}`} {...props} />`. */
  link: (page: number, props: PageLinkProps) => ReactElement;
}

/**
 * Links to the pages of a list, each with its own URL. Renders nothing for a single page, unless
 * the URL names a page beyond it.
 */
export function Pagination({ page, pages, labels, link }: PaginationProps) {
  const last = Math.max(pages, 1);
  // On the first and on the last page the pressed link is gone.
  const nav = useKeptFocus<HTMLElement>(page);
  if (last === 1 && page === 1) return null;
  const step = (to: number, rel: 'prev' | 'next', label: string) => {
    if (to >= 1 && to <= last) return link(to, { className: linkButtonClass(), children: label, rel });
    // Keeps its space, so that the other link does not move.
    return (
      <span className={classNames(linkButtonClass(), classes.none)} aria-hidden="true">
        {label}
      </span>
    );
  };
  return (
    <nav ref={nav} tabIndex={-1} aria-label={labels.region} className={classes.pagination}>
      {step(Math.min(page - 1, last), 'prev', labels.previous)}
      <span className={classes.position}>{labels.position}</span>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without
         bullets */}
      <ol role="list" className={classes.pages}>
        {listPages(page, pages).map((slot, index, slots) =>
          slot === 'gap' ? (
            <li key={`after ${slots[index - 1]}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot}>
              {link(slot, {
                className: classNames(classes.page),
                children: slot,
                'aria-label': labels.page(slot),
                'aria-current': slot === page ? 'page' : undefined,
              })}
            </li>
          ),
        )}
      </ol>
      {step(page + 1, 'next', labels.next)}
    </nav>
  );
}
