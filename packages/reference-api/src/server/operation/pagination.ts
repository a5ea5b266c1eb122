import type { ContractOperation } from './contract.ts';
import type { Page, Pagination } from './operation.types.ts';

type Named = Record<string, unknown>;

/** The envelope's `pagination`. Its links repeat path and parameters with another `page`. */
export const paginationOf = (
  { path }: ContractOperation,
  request: { path: object; query: object },
  { page, perPage, count, total }: Page,
): Pagination => {
  const totalPages = Math.ceil(total / perPage);
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String((request.path as Named)[name])),
  );
  const link = (to: number) => {
    const named = Object.entries({ ...request.query, page: to } as Named);
    const query = named.flatMap(([name, value]) => [value].flat().map((entry) => [name, String(entry)]));
    return `/api${pathname}?${new URLSearchParams(query)}`;
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
