import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { todayAt } from '../world/day/race-days.ts';
import { createReferenceApi } from './create-reference-api.ts';
import { databaseTarget, openDatabase } from './database/open-database.ts';
import { demoList } from './demo/dev-demo.ts';
import { failureLine } from './failure-line.ts';
import { importRaces } from './import-races.ts';
import { createSmtpTransport } from './outbox/smtp-transport.ts';

const usage =
  'node packages/reference-api/src/server.ts [--port n] [--seed n] [--data folder] [--races file]… [--dev [--now instant]]';

/** So long after SIGTERM running calls may take. */
const GRACE_MS = 10_000;

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
      data: { type: 'string' },
      races: { type: 'string', multiple: true, default: [] as string[] },
      dev: { type: 'boolean', default: false },
      now: { type: 'string' },
    },
  });
  const port = Number(values.port);
  const seed = Number(values.seed);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not a port`);
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed ${values.seed} is not a whole number`);
  const now = values.now === undefined ? Date.now() : Date.parse(values.now);
  if (Number.isNaN(now)) throw new Error(`--now ${values.now} is not an instant`);
  if (values.now !== undefined && !values.dev) throw new Error('--now needs --dev');
  return { port, seed, dev: values.dev, data: values.data, races: values.races, ahead: now - Date.now() };
};

/** Secrets come from the environment: everybody on the machine can read options. */
const readEnvironment = async () => {
  const { SMTP_URL, MAIL_FROM = 'paddock@localhost', SITE_URL, VAPID_PRIVATE_KEY } = process.env;
  return {
    ...(SMTP_URL ? { transport: await createSmtpTransport(SMTP_URL, MAIL_FROM) } : {}),
    ...(VAPID_PRIVATE_KEY ? { push: { privateKey: VAPID_PRIVATE_KEY, subject: `mailto:${MAIL_FROM}` } } : {}),
    ...(SITE_URL ? { siteUrl: SITE_URL.replace(/\/+$/, '') } : {}),
  };
};

const start = async () => {
  const { port, seed, dev, data, races, ahead } = readOptions();
  const database = await openDatabase(databaseTarget({ url: process.env.DATABASE_URL, folder: data }));
  for (const path of races) {
    const { source, report } = await importRaces(database, path, todayAt(Date.now()));
    for (const line of report) console.error(`${source}: ${line}`);
  }
  const api = createReferenceApi({
    database,
    clock: () => Date.now() + ahead,
    seed,
    dev,
    onError: (error, call) => console.error(failureLine(error, call)),
    ...(await readEnvironment()),
  });
  const server = serve({ fetch: api.fetch, port, hostname: '127.0.0.1' }, ({ port: bound }) => {
    console.log(`reference API: http://127.0.0.1:${bound}/api`);
    if (dev) console.log(`${demoList()}\nThe commands that log them in: http://127.0.0.1:${bound}/dev/customers`);
  }) as Server;
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      `reference API: cannot listen on port ${port} (${error.code}). Choose another with --port, or 0 for a free one.`,
    );
    process.exitCode = 1;
    void api.close();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      api.endStreams();
      // Node closes only connections that are idle now, so the others close with their next answer.
      server.prependListener('request', (_, answer) => answer.setHeader('connection', 'close'));
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      server.close(() => void api.close());
      server.closeIdleConnections();
    });
  }
};

try {
  await start();
} catch (error) {
  console.error(`reference API: ${(error as Error).message}\nusage: ${usage}`);
  process.exitCode = 2;
}
