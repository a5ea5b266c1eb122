import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { serve } from '@hono/node-server';
import { createReferenceApi, importFile, todayAt } from '@paddock/reference-api';

export interface RunningApi {
  /** `http://127.0.0.1:4000` */
  origin: string;
  notes: string[];
  stop(): Promise<void>;
}

/** Runs the reference API on a free port of this machine, with generated race days and those of `races`, shifted onto today. */
export async function startReferenceApi({
  races,
  clock,
}: {
  races: readonly string[];
  clock?: string;
}): Promise<RunningApi> {
  const start = clock === undefined ? null : Date.parse(clock);
  const notes: string[] = [];
  const imported = races.flatMap((path) => {
    const { meetings, problems } = importFile(path, todayAt(start ?? Date.now()));
    const count = meetings.reduce((sum, { races }) => sum + races.length, 0);
    notes.push(
      `${count} races of ${meetings.length} meetings from ${basename(path)}, ${problems.length} things could not be used`,
    );
    notes.push(...problems.map(({ at, reason }) => `  ${at}: ${reason}`));
    return meetings;
  });
  const api = createReferenceApi({
    clock: start === null ? Date.now : () => start,
    dev: start !== null,
    seed: 1,
    imported,
    onError: (error) => console.error(error),
  });
  const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    notes,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
