import type { components } from '@paddock/api';

type Pagination = components['schemas']['Pagination'];

export interface PageOf {
  /** `/v1/bonus/vouchers`, with the filters that the links keep. */
  path: string;
  filters?: Record<string, string | number | undefined>;
  page: number;
  perPage: number;
  /** Entries on this page, and altogether. */
  count: number;
  total: number;
}

/** The envelope's part of a list by pages, its links under `/api`. */
export const paginationOf = ({ path, filters = {}, page, perPage, count, total }: PageOf): Pagination => {
  const totalPages = Math.ceil(total / perPage);
  const link = (to: number): string => {
    const words = Object.entries({ ...filters, page: to, pagination: perPage });
    const query = words.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    return `/api${path}?${new URLSearchParams(query)}`;
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
