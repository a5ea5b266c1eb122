/** The page of the next races that a URL names (`?page=2`); 1 for anything that is not a page. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
