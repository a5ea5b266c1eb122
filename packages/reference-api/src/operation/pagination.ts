import type { Pagination } from './operation.types.ts';

export interface Page {
  /** From 1. */
  page: number;
  perPage: number;
  /** Entries of this page. */
  count: number;
  /** Entries of all pages. */
  total: number;
}

/** The envelope's `pagination` of a page. Its links are the request's own path with another `page`. */
export const paginationOf = (request: Request, { page, perPage, count, total }: Page): Pagination => {
  const totalPages = Math.ceil(total / perPage);
  const link = (to: number) => {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.set('page', String(to));
    return `${pathname}?${searchParams}`;
  };
  return {
    count,
    total,
    perPage,
    currentPage: page,
    totalPages,
    links: {
      ...(page < totalPages ? { next: link(page + 1) } : {}),
      ...(page > 1 && page <= totalPages + 1 ? { previous: link(page - 1) } : {}),
    },
  };
};
