import type { Api } from '../client/create-api.ts';
import type { ApiData, ApiInput } from '../client/operation.ts';
import { getTransactions } from '../generated/operations/payments.ts';

type Transaction = ApiData<'getTransactions'>[number];

/** The API's maximum for one page. */
const MOST = 100;

/**
 * All entries of a filter, the newest first, page by page. An entry that is booked meanwhile may be
 * missing; none is read twice.
 * @throws ApiError
 */
export async function readTransactions(
  api: Api,
  filter: ApiInput<'getTransactions'>['query'],
  signal: AbortSignal,
): Promise<Transaction[]> {
  const entries = new Map<number, Transaction>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await api.call(getTransactions, {
      query: { ...filter, page, pagination: MOST },
      signal,
    });
    for (const entry of data) entries.set(entry.id, entry);
    pages = pagination?.totalPages ?? 1;
  }
  return [...entries.values()];
}
