import { withInlineErrors } from '@paddock/pages';
import { queryOptions } from '@tanstack/react-query';
import { indexOf, join, type Stretch, withNewer } from './stretch.model.ts';

/** A list of the API that grows at its newer end. */
export interface ListSource<Item extends { id: number }> {
  key: readonly unknown[];
  /** Items of an index and of an older page. */
  perPage: number;
  /** The retries of a read (second spec §9). */
  retry: number;
  /** The newest page. */
  index: (signal: AbortSignal) => Promise<readonly Item[]>;
  /** Items that came after `latest`: the oldest page of them, full if `refreshed` long. */
  refresh: (latest: number, signal: AbortSignal) => Promise<readonly Item[]>;
  refreshed: number;
  /** The page before the oldest known item. */
  older: (known: Stretch<Item>) => Promise<readonly Item[]>;
}

/** The list as far as it is known. Each read is a refresh; without data it is an index (second spec §4). */
export const listQuery = <Item extends { id: number }>(source: ListSource<Item>) =>
  withInlineErrors(
    queryOptions({
      queryKey: source.key,
      queryFn: async ({ client, queryKey, signal }): Promise<Stretch<Item>> => {
        let known = client.getQueryData<Stretch<Item>>(queryKey);
        const [newest] = known?.items ?? [];
        if (!known || !newest) return indexOf(await source.index(signal), source.perPage);
        let page: readonly Item[];
        do {
          page = await source.refresh((known.items[0] ?? newest).id, signal);
          known = withNewer(known, page);
        } while (page.length >= source.refreshed);
        return known;
      },
      // An older page that arrived during a refresh stays.
      structuralSharing: (before, after) => join(before as Stretch<Item> | undefined, after as Stretch<Item>),
      staleTime: 0,
      retry: source.retry,
    }),
  );
