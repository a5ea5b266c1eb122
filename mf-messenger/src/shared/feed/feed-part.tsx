import { QueryPart } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { Feed, type FeedProps } from './feed.tsx';
import type { ListSource } from './list-query.ts';
import { useList } from './use-list.ts';

interface FeedPartProps<Item extends { id: number }> extends Omit<FeedProps<Item>, 'items' | 'hasOlder' | 'older'> {
  /** Another key begins another feed. */
  source: ListSource<Item>;
  empty: { title: string; text: string };
}

/** The feed of a list, while it loads, after a failure and without items, too. */
export function FeedPart<Item extends { id: number }>({ source, empty, ...feed }: FeedPartProps<Item>) {
  const { query, older } = useList(source);
  return (
    <QueryPart query={query} skeleton={{ height: '22rem' }}>
      {({ items, hasOlder }) =>
        items.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <Feed key={JSON.stringify(source.key)} items={items} hasOlder={hasOlder} older={older} {...feed} />
        )
      }
    </QueryPart>
  );
}
