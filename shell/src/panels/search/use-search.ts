import { apiQuery } from '@paddock/api';
import { search } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The shortest phrase that the API searches for. */
export const SHORTEST_PHRASE = 2;

/** The longest one. */
export const LONGEST_PHRASE = 60;

/** As many as the API gives at once: the groups are made here, and one of them may come before all others. */
const MOST_RESULTS = 50;

/** How long nobody types before we ask. Chosen: longer than between two keys, shorter than one waits for an answer. */
export const SEARCH_DELAY_MS = 250;

/** What is found for what is typed; what was found before stays until the new answer is there. */
export function useSearch(typed: string) {
  const phrase = useSettled(typed.trim(), SEARCH_DELAY_MS);
  const asked = phrase.length >= SHORTEST_PHRASE;
  const query = useQuery({
    ...withInlineErrors(apiQuery(api, search, { query: { search: phrase, pagination: MOST_RESULTS } })),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  return { ...query, data: asked ? query.data : undefined, asked };
}

/** The value once it has not changed for a while, in ms. */
function useSettled(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
