import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import type { Server } from '../../../server/operation/server.ts';
import type { Ticker } from '../ticker.ts';
import { createEventStreams } from './event-streams.ts';

/** Which lists have news: one answer, or a stream. */
export const eventOperations = (server: Server, ticker: Ticker): OperationsOf<'getEvents'> => {
  const streams = createEventStreams(server, ticker);
  return {
    async getEvents({ visitorId, sessionId, now, request }) {
      const isStream = request.method === 'GET' && request.headers.get('accept')?.includes('text/event-stream');
      if (!isStream) return { data: await streams.newest(visitorId, now) };
      return streams.open(visitorId === null || sessionId === null ? null : { customerId: visitorId, sessionId }, now);
    },
  };
};
