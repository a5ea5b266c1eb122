import { type Api, apiQuery } from '@paddock/api';
import { findAddress, retrieveAddress } from '@paddock/api/registration';
import { useSettled } from '@paddock/ui/settled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The search starts this long (ms) after the last letter. */
const TYPING_MS = 250;

/** The API rejects a shorter text. */
const MIN_LETTERS = 2;

/** If the search fails, the customer types the fields: no alert is needed. */
const QUIET = { meta: { inlineErrors: true } };

/** The search for an address of a country, and the fields of the chosen one. */
export function useAddressSearch(api: Api, country: string) {
  const client = useQueryClient();
  const [typed, type] = useState('');
  const text = useSettled(typed.trim(), TYPING_MS);
  const { data, isFetching, isError } = useQuery({
    ...apiQuery(api, findAddress, { query: { text, country } }),
    ...QUIET,
    enabled: text.length >= MIN_LETTERS && country !== '',
  });
  const reading = useMutation({
    ...QUIET,
    mutationFn: (id: string) =>
      client.fetchQuery({ ...apiQuery(api, retrieveAddress, { path: { id: Number(id) } }), ...QUIET }),
  });
  return {
    items: (data ?? []).map(({ id, text }) => ({ id: String(id), text })),
    isSearching: isFetching,
    hasFailed: isError,
    /** Searches for what is typed; a chosen address that is not read yet is dropped. */
    search(typed: string) {
      reading.reset();
      type(typed);
    },
    /** Reads an address by its id. Of several calls, only the last one reports its answer. */
    choose: reading.mutate,
    isReading: reading.isPending,
    hasFailedToRead: reading.isError,
  };
}
