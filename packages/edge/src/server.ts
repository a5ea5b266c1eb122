#!/usr/bin/env node
import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { isReleaseError, openStore } from '@paddock/release';
import { createEdge, type EdgeOptions } from './edge.ts';
import { type EdgeArguments, readArguments, usage } from './edge-arguments.ts';
import { textOf } from './platform/answers.ts';
import type { EventLog } from './platform/event-log.ts';
import { readSecret, secretIn } from './platform/secret.ts';
import { steadyNow } from './platform/steady-now.ts';
import { createMemoryElsewhere } from './processes/memory-elsewhere.ts';
import { createOperateElsewhere } from './processes/operate-elsewhere.ts';
import { readGiven } from './processes/process-messages.ts';
import { type Processes, startProcesses } from './processes/processes.ts';
import { serveAsOne, tellFirst } from './processes/serve.ts';
import { acknowledgeBy } from './release/acknowledge.ts';
import { fileMemory } from './release/release-memory.ts';
import { storeReader } from './release/store-reader.ts';
import { createTicketKey } from './votes/tickets.ts';

const fail = (message: string): never => {
  process.stderr.write(`edge: ${message}\n\n${usage}\n`);
  process.exit(2);
};

const readGivenArguments = (): EdgeArguments => {
  try {
    const read = readArguments(process.argv.slice(2));
    if (read) return read;
  } catch (error) {
    return fail((error as Error).message);
  }
  process.stdout.write(`${usage}\n`);
  process.exit(0);
};

const given = readGivenArguments();
const { data, trustedRoot, channel, port, adminPort, processes } = given;
const log: EventLog = (event) =>
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...event })}\n`);

const openGiven = () => {
  try {
    return openStore(data, { trustedRoot });
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    return fail(`${error.message}\n${error.mend}`);
  }
};

const readOperateSecret = (): Promise<Uint8Array> =>
  secretIn(resolve(given.memory, 'operate.secret')).catch((error: Error) =>
    fail(
      `${error.message}\nThe operators' page keeps a secret in the folder of --memory: name one that this edge may write.`,
    ),
  );

const store = openGiven();
const reader = storeReader(store, channel);
const memoryFile = resolve(given.memory, `${channel}.json`);
const file = fileMemory(memoryFile);
const operate = given.operate && {
  ...given.operate,
  store: reader.operators,
  channel,
  secret: await readOperateSecret(),
};
const failed = (error: Error) => fail(error.message);
const tokenKey = given.holdTokens === null ? null : await readSecret(given.holdTokens).catch(failed);

const options: EdgeOptions = {
  ...given.options,
  reader,
  memory: file,
  ...(operate && { operate }),
  ...(tokenKey && { tokenKey }),
  now: Date.now,
  steadyNow,
  log,
};

/** Call it before the address is printed, since the reader may then stop the edge at once. */
const onSignal = (end: () => Promise<void>) => {
  const stop = (signal: string) => {
    log({ level: 'info', event: 'stopping', signal });
    void end().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
};

const say = (actual: number, adminOrigin: string) => {
  const note = port !== 0 && actual !== port ? ` (port ${port} is taken)` : '';
  const { apiOrigin } = given.options;
  const api = apiOrigin === undefined ? 'no API' : `API ${apiOrigin}`;
  process.stdout.write(
    `edge: http://localhost:${actual}/${note}, channel ${channel}, ${api}, operators ${adminOrigin}/\n`,
  );
};

const runAlone = async () => {
  const edge = await createEdge({ ...options, acknowledge: acknowledgeBy(reader.note, memoryFile) });
  onSignal(edge.stop);
  const started = await edge.start(port, { isPublic: true, adminPort }).catch(failed);
  say(started.port, started.adminOrigin);
};

const runFirst = async () => {
  const ticketKey = createTicketKey();
  let running: Processes | null = null;
  const askOwn = async (target: string): Promise<string> => {
    if (!running) throw new Error('the processes of this edge are starting');
    return textOf(await running.admin({ method: 'GET', target, headers: { host: 'localhost' } }));
  };
  const edge = await createEdge({
    ...options,
    ...(operate && { operate: { ...operate, askOwn } }),
    shared: { ticketKey },
  });
  running = await startProcesses(edge, { count: processes, port, ticketKey }).catch(failed);
  const { admin, stop, port: actual } = running;
  onSignal(async () => {
    await stop();
    await edge.stop();
  });
  say(actual, await edge.listenForOperators(adminPort, admin).catch(failed));
};

const runOneOf = async () => {
  const own = readGiven();
  const operatePage = createOperateElsewhere(tellFirst);
  const elsewhere = createMemoryElsewhere(tellFirst);
  // Now, since the edge needs answers to start.
  process.on('message', elsewhere.take);
  const edge = await createEdge({
    ...options,
    memory: { recall: file.recall, remember: elsewhere.remember },
    acknowledge: acknowledgeBy(reader.note, memoryFile, own.number),
    shared: {
      ticketKey: Buffer.from(own.ticketKey, 'hex'),
      vote: (vote, address) => tellFirst({ vote, address }),
      ...(given.operate && { operate: { host: given.operate.host, pass: operatePage.pass } }),
    },
  });
  onSignal(edge.stop);
  process.once('disconnect', () => void edge.stop().then(() => process.exit(0)));
  await serveAsOne(edge, own, operatePage);
};

await (cluster.isWorker ? runOneOf() : processes === 1 ? runAlone() : runFirst());
