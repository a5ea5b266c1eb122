import { parseId, parsePage } from '@paddock/pages';

/** The voucher above the list, and the page of the list. */
export interface VouchersChoice {
  voucherId: number | null;
  /** From 1. */
  page: number;
}

/** Reads `?voucher=71&page=2`. Ignores invalid values. */
export const parseVouchersChoice = (search: URLSearchParams): VouchersChoice => ({
  voucherId: parseId(search.get('voucher') ?? undefined),
  page: parsePage(search),
});

/** The query string of a choice. */
export function writeVouchersChoice({ voucherId, page }: VouchersChoice): string {
  const search = new URLSearchParams();
  if (voucherId !== null) search.set('voucher', String(voucherId));
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
