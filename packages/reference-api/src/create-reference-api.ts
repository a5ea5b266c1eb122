import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { importedMeetingsOf } from './database/imported-meetings.ts';
import type { Database } from './database/open-database.ts';
import { createRaceDays } from './day/race-days.ts';
import { createMovableClock, devClockRoutes } from './http/dev-clock.ts';
import { refused } from './http/envelope.ts';
import { InvalidParameters } from './http/parameters.ts';
import { raceRoutes } from './http/race-routes.ts';

export interface ReferenceApiOptions {
  /** Holds the imported race days; see `openDatabase`. */
  database: Database;
  /** Instant in ms. */
  clock: () => number;
  /** The same seed gives the same racing. */
  seed: number;
  /** Adds `/dev/clock`. Never in production. */
  dev?: boolean;
  /** Told of a failure that the caller only sees as `internal_error`. */
  onError?: (error: unknown) => void;
}

export interface ReferenceApi {
  fetch(request: Request): Promise<Response>;
  /** Closes the database. */
  close(): Promise<void>;
}

/** The API of `@paddock/api`'s contract under `/api`, in this process. */
export const createReferenceApi = ({
  database,
  clock,
  seed,
  dev = false,
  onError,
}: ReferenceApiOptions): ReferenceApi => {
  const moved = createMovableClock(clock);
  const days = createRaceDays(seed, (date) => importedMeetingsOf(database, date));
  const app = new Hono();
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-cache');
    c.header('date', new Date(moved.now()).toUTCString());
  });
  app.use('/api/*', etag());
  app.route('/api/v1', raceRoutes(days, moved.now));
  if (dev) app.route('/dev', devClockRoutes(moved));
  app.notFound((c) => c.json(refused('not_found', 'There is nothing at this path.'), 404));
  app.onError((error, c) => {
    if (error instanceof InvalidParameters) {
      return c.json(refused(error.kind, 'A parameter is not valid.', error.validation), 400);
    }
    onError?.(error);
    return c.json(refused('internal_error', 'An error occurred, please try again later.'), 500);
  });
  return { fetch: async (request) => app.fetch(request), close: () => database.destroy() };
};
