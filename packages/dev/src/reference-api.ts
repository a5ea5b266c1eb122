import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import {
  createReferenceApi,
  databaseTarget,
  failureLine,
  importRaces,
  openDatabase,
  todayAt,
} from '@paddock/reference-api';

export interface RunningApi {
  /** `http://127.0.0.1:4000` */
  origin: string;
  notes: string[];
  stop(): Promise<void>;
}

/**
 * Runs the reference API on a free port, with generated race days and those of `races`, shifted to
 * today.
 * @param siteUrl returns the origin of the pages, for links in mails. It is known only after the
 *   edge has got the API's port.
 * @param data the folder for the imported race days; without it they are in memory
 */
export async function startReferenceApi({
  races,
  clock = Date.now,
  data,
  siteUrl,
}: {
  races: readonly string[];
  clock?: () => number;
  data?: string;
  siteUrl: Promise<string>;
}): Promise<RunningApi> {
  const notes: string[] = [];
  const database = await openDatabase(databaseTarget({ url: process.env.DATABASE_URL, folder: data }));
  for (const path of races) {
    const day = await importRaces(database, path, todayAt(clock()));
    notes.push(`${day.races} races of ${day.meetings} meetings from ${day.source}`);
    if (day.report.length > 0) notes.push('what could not be used:', ...day.report.map((line) => `  ${line}`));
  }
  const opened = siteUrl.then((url) =>
    createReferenceApi({
      database,
      clock,
      dev: true,
      seed: 1,
      siteUrl: url,
      onError: (error, call) => console.error(failureLine(error, call)),
    }),
  );
  const server = serve({
    fetch: async (request) => (await opened).fetch(request),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server;
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    notes,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await (await opened).close();
    },
  };
}
