import { queryClient } from '@paddock/host';
import { useRefreshedQuery, withInlineErrors } from '@paddock/pages';
import { useMutation } from '@tanstack/react-query';
import { useTickerPermission } from '../use-ticker-permission.ts';
import { type ListSource, listQuery } from './list-query.ts';
import { join, type Stretch } from './stretch.model.ts';

/** A list on screen: refreshed by the shell's queue and by hints; a press loads older items. */
export function useList<Item extends { id: number }>(source: ListSource<Item>) {
  const isAllowed = useTickerPermission((state) => state.isAllowed);
  const query = useRefreshedQuery(listQuery(source), 'medium', isAllowed ? source.hintedBy : undefined);
  const older = useMutation({
    ...withInlineErrors({}),
    // Another list begins anew: neither pending nor failed.
    mutationKey: source.key,
    mutationFn: async () => {
      const known = queryClient.getQueryData<Stretch<Item>>(source.key);
      if (!known) return;
      const longer = await source.older(known);
      // Logged out in the meantime, or another list by now: there is nothing to extend.
      queryClient.setQueryData<Stretch<Item>>(source.key, (now) => now && join(now, longer));
    },
  });
  return {
    query,
    older: {
      load: () => older.mutate(),
      isPending: older.isPending,
      hasFailed: older.isError,
    },
  };
}

export type OlderItems = ReturnType<typeof useList>['older'];
