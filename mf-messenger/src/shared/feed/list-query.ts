import type { RefreshTask } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { queryOptions } from '@tanstack/react-query';
import { join, type Stretch, withNewer } from './stretch.model.ts';

/**
 * The calls that read a list which grows at its newer end (second spec §4: index, refresh, older).
 */
export interface ListSource<Item extends { id: number }> {
  key: readonly unknown[];
  /** The event that announces every change of the list, if there is one. */
  hintedBy?: RefreshTask['hintedBy'];
  /** The retries of a read (second spec §9). */
  retry: number;
  index: (signal: AbortSignal) => Promise<Stretch<Item>>;
  /** The known items and all newer ones. */
  refresh: (known: Stretch<Item>, signal: AbortSignal) => Promise<Stretch<Item>>;
  /** The known items and a page of older ones. */
  older: (known: Stretch<Item>) => Promise<Stretch<Item>>;
}

/**
 * Reads page after page of the items after the newest known one.
 * @param full the length of a page after which there may be more
 */
export async function readNewer<Item extends { id: number }>(
  known: Stretch<Item>,
  full: number,
  read: (latest: number) => Promise<readonly Item[]>,
): Promise<Stretch<Item>> {
  const page = await read(known.items[0]?.id ?? 0);
  const longer = withNewer(known, page);
  return page.length < full ? longer : readNewer(longer, full, read);
}

/** The known part of the list. Each read is a refresh; without data it is an index. */
export const listQuery = <Item extends { id: number }>({ key, retry, index, refresh }: ListSource<Item>) =>
  withInlineErrors(
    queryOptions({
      queryKey: key,
      queryFn: ({ client, queryKey, signal }): Promise<Stretch<Item>> => {
        const known = client.getQueryData<Stretch<Item>>(queryKey);
        return known && known.items.length > 0 ? refresh(known, signal) : index(signal);
      },
      // An older page that arrived during a refresh stays.
      structuralSharing: (before, after) => join(before as Stretch<Item> | undefined, after as Stretch<Item>),
      staleTime: 0,
      retry,
    }),
  );
