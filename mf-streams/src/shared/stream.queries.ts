import { apiQuery } from '@paddock/api';
import { getArchiveStream, getRaceStream, getStream, getStreams, getTrackStream } from '@paddock/api/streams';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { queryOptions } from '@tanstack/react-query';
import type { StreamLink } from './stream-link.ts';

/** Today's live streams, by first off time. */
export const streamsQuery = queryOptions(withInlineErrors(apiQuery(api, getStreams)));

/**
 * A stream's address for an authorised customer. Never refetched: each answer has a new ticket, and
 * a new address would restart the video.
 * @throws ApiError with the denial's reason in `extended.reason` (core §6)
 */
export const streamQuery = (choice: StreamLink) =>
  withInlineErrors(
    queryOptions({
      queryKey: ['stream', choice] as const,
      queryFn: async ({ signal }) => (await askFor(choice, signal)).data,
      staleTime: 'static',
      gcTime: 0,
    }),
  );

function askFor({ kind, id, country }: StreamLink, signal: AbortSignal) {
  const input = { path: { id: Number(id) }, signal };
  switch (kind) {
    case 'live':
      return api.call(getStream, input);
    case 'archive':
      return api.call(getArchiveStream, input);
    case 'race':
      return api.call(getRaceStream, input);
    case 'track':
      return api.call(getTrackStream, country === null ? input : { ...input, query: { country } });
  }
}
