#!/usr/bin/env node
import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBucketLocation, isReleaseError, openStore } from '@paddock/release';
import { readNetworks } from './clients/client-address.model.ts';
import { createEdge, type EdgeOptions } from './edge.ts';
import { textOf } from './platform/answers.ts';
import type { EventLog } from './platform/event-log.ts';
import { readSecret, secretIn } from './platform/secret.ts';
import { createMemoryElsewhere } from './processes/memory-elsewhere.ts';
import { readGiven } from './processes/messages.ts';
import { createOperateElsewhere } from './processes/operate-elsewhere.ts';
import { type Processes, startProcesses } from './processes/processes.ts';
import { serveAsOne, tellFirst } from './processes/serve.ts';
import { acknowledgeBy } from './release/acknowledge.ts';
import { fileMemory } from './release/release-memory.ts';
import { storeReader } from './release/store-reader.ts';
import { isInside, memoryBeside, rootIdOf } from './release/trust-arguments.ts';
import { createTicketKey } from './votes/tickets.ts';

const usage = `paddock-edge --data <store> --root <key> [--api-origin <url>] [--memory <folder>] [--channel production] [--port 3000] [--admin-port 0] [--processes 1] [--host <host[:port]>]… [--trusted-proxy <network>]… [--marketing-pixel <url>] [--widget-site <origin>]… [--public-origin <origin>] [--pictures <folder>] [--media-path <path>]… [--operate <host>] [--edge <origin>]… [--traces <origin>] [--hold-tokens <file>] [--no-render]

  --data        the release store: a folder, or s3://bucket/prefix with AWS_ACCESS_KEY_ID and so on in the environment
  --root        the store's root key, by its id or as a file (keys/root.pub): only its releases are served
  --trust-on-first-use  instead of --root: take the root key that the store has, and keep it in the memory
  --memory      a folder for what was proven, outside of the store; without it, <data>-edge; a bucket needs it
  --api-origin  where /api goes; without it, there is no API
  --channel     which releases to serve
  --port        the next free one is used when it is taken; 0 takes any
  --admin-port  where health and metrics are, on this machine's loopback alone; 0 takes any
  --processes   how many processes share the port: one for each core that it may have
  --host        a Host header to answer; repeat it. Without it, all
  --trusted-proxy  the network (CIDR) of a proxy in front of this edge; repeat it. It must send X-Forwarded-For and X-Forwarded-Proto
  --marketing-pixel  an https image of a partner, loaded where a customer agreed to marketing
  --widget-site an origin that may frame pages with ?widget=1; repeat it. Without it, none
  --public-origin  the origin of canonical URLs and of the sitemap. Without it, the one that a visitor asks
  --pictures    a folder with the product's icons: favicon.svg, favicon.ico, icon-180.png, icon-192.png, icon-512.png, share.png
  --media-path  a path of the API whose answers are large or last long, such as /api/films/:id; repeat it. Without it, none
  --operate     a host that serves the operators' page and nothing else, such as operate.example. Without it, there is no such page
  --edge        the operators' address of another edge of the channel, http://127.0.0.1:41235: the operators' page adds up its figures, too; repeat it
  --traces      a collector of OpenTelemetry, http://localhost:4318: gets a span of each API call. Without it, nobody does
  --hold-tokens a file with 32 random bytes, the same for all edges: they hold the tokens of customers. Without it, scripts have them
  --no-render   browsers render all pages. Without it, the edge renders those that ask for it, for guests`;

const fail = (message: string): never => {
  process.stderr.write(`edge: ${message}\n\n${usage}\n`);
  process.exit(2);
};

const readPort = (text: string): number => {
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : fail(`${JSON.stringify(text)} is no port`);
};

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string' },
        root: { type: 'string' },
        'trust-on-first-use': { type: 'boolean', default: false },
        memory: { type: 'string' },
        'api-origin': { type: 'string' },
        channel: { type: 'string', default: 'production' },
        port: { type: 'string', default: '3000' },
        'admin-port': { type: 'string', default: '0' },
        processes: { type: 'string', default: '1' },
        host: { type: 'string', multiple: true, default: [] },
        'trusted-proxy': { type: 'string', multiple: true, default: [] },
        'marketing-pixel': { type: 'string' },
        'public-origin': { type: 'string' },
        pictures: { type: 'string' },
        'media-path': { type: 'string', multiple: true, default: [] },
        'widget-site': { type: 'string', multiple: true, default: [] },
        operate: { type: 'string' },
        edge: { type: 'string', multiple: true, default: [] },
        traces: { type: 'string' },
        'hold-tokens': { type: 'string' },
        'no-render': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    const { data, channel, host: hosts } = values;
    const apiOrigin = values['api-origin'];
    const port = readPort(values.port);
    const adminPort = readPort(values['admin-port']);
    const processes = Number(values.processes);
    if (!(Number.isInteger(processes) && processes >= 1 && processes <= 64))
      return fail(`--processes ${JSON.stringify(values.processes)} is no number from 1 to 64`);
    const marketingPixel = values['marketing-pixel'];
    if (!data) return fail('--data is missing');
    if ((values.root === undefined) !== values['trust-on-first-use']) {
      return fail('--root is missing: name the root key, or say --trust-on-first-use, but not both');
    }
    const isBucket = isBucketLocation(data);
    if (isBucket && values.memory === undefined) return fail('--memory is missing: nothing lies beside a bucket');
    const place = isBucket ? data : resolve(data);
    const memory = values.memory === undefined ? memoryBeside(place) : resolve(values.memory);
    if (!isBucket && isInside(memory, place))
      return fail('--memory must lie outside of the store: who writes that must not write this');
    const trustedRoot = values.root === undefined ? null : rootIdOf(values.root);
    if (apiOrigin !== undefined && (!/^https?:\/\/[^/]+\/?$/.test(apiOrigin) || !URL.canParse(apiOrigin))) {
      return fail('--api-origin must be a URL without a path: http://localhost:4000');
    }
    if (!/^[a-z][a-z0-9-]{0,63}$/.test(channel)) return fail(`${JSON.stringify(channel)} is no channel`);
    if (
      marketingPixel !== undefined &&
      !(URL.canParse(marketingPixel) && new URL(marketingPixel).protocol === 'https:')
    ) {
      return fail('--marketing-pixel must be an https URL');
    }
    const widgetSites = values['widget-site'];
    const noSite = widgetSites.find((site) => !/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(site));
    if (noSite !== undefined) return fail(`${JSON.stringify(noSite)} is no https origin`);
    const publicOrigin = values['public-origin'];
    if (publicOrigin !== undefined && !/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(publicOrigin)) {
      return fail('--public-origin must be an origin: https://paddock.example');
    }
    const trustedProxies = values['trusted-proxy'];
    readNetworks(trustedProxies);
    const { traces } = values;
    if (traces !== undefined && !(/^https?:\/\/[^/]+\/?$/.test(traces) && URL.canParse(traces)))
      return fail('--traces must be an origin: http://localhost:4318');
    const operateHost = values.operate;
    if (operateHost !== undefined && !/^[a-z0-9.-]+$/.test(operateHost))
      return fail('--operate must be the name of a host, without a port: operate.example');
    const { edge: edges } = values;
    const noEdge = edges.find((edge) => !(/^https?:\/\/[^/]+\/?$/.test(edge) && URL.canParse(edge)));
    if (noEdge !== undefined) return fail(`--edge ${JSON.stringify(noEdge)} is no origin: http://127.0.0.1:41235`);
    if (edges.length > 0 && operateHost === undefined)
      return fail("--edge is for the operators' page: name its host, too (--operate)");
    return {
      data: place,
      memory,
      trustedRoot,
      apiOrigin,
      channel,
      port,
      adminPort,
      processes,
      hosts,
      trustedProxies,
      marketingPixel,
      widgetSites,
      publicOrigin,
      pictures: values.pictures,
      mediaPaths: values['media-path'],
      operateHost,
      edges,
      traces,
      holdTokens: values['hold-tokens'],
      renders: !values['no-render'],
    };
  } catch (error) {
    return fail((error as Error).message);
  }
};

const given = readArguments();
const { data, memory, trustedRoot, apiOrigin, channel, port, adminPort, processes, hosts, trustedProxies } = given;
const { marketingPixel, widgetSites, publicOrigin, pictures, mediaPaths, operateHost, edges, traces, holdTokens } =
  given;
const { renders } = given;
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
  secretIn(resolve(memory, 'operate.secret')).catch((error: Error) =>
    fail(
      `${error.message}\nThe operators' page keeps a secret in the folder of --memory: name one that this edge may write.`,
    ),
  );

const store = openGiven();
const reader = storeReader(store, channel);
const memoryFile = resolve(memory, `${channel}.json`);
const file = fileMemory(memoryFile);
const operate =
  operateHost === undefined
    ? null
    : { store: reader.operators, channel, host: operateHost, edges, secret: await readOperateSecret() };
const tokenKey =
  holdTokens === undefined ? null : await readSecret(resolve(holdTokens)).catch((error: Error) => fail(error.message));

const options: EdgeOptions = {
  reader,
  memory: file,
  ...(operate && { operate }),
  ...(tokenKey && { tokenKey }),
  ...(traces === undefined ? {} : { traces: { collector: traces, channel } }),
  ...(apiOrigin === undefined ? {} : { apiOrigin }),
  ...(pictures === undefined ? {} : { pictures: resolve(pictures) }),
  mediaPaths,
  renders,
  ...(marketingPixel === undefined ? {} : { marketingPixel }),
  ...(publicOrigin === undefined ? {} : { publicOrigin }),
  widgetSites,
  trustedProxies,
  hosts: hosts.map((host) => host.toLowerCase()),
  now: Date.now,
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
  process.stdout.write(
    `edge: http://localhost:${actual}/${note}, channel ${channel}, ${apiOrigin === undefined ? 'no API' : `API ${apiOrigin}`}, operators ${adminOrigin}/\n`,
  );
};

const failed = (error: Error) => fail(error.message);

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
      ...(operateHost !== undefined && { operate: { host: operateHost, pass: operatePage.pass } }),
    },
  });
  onSignal(edge.stop);
  process.once('disconnect', () => void edge.stop().then(() => process.exit(0)));
  await serveAsOne(edge, own, operatePage);
};

await (cluster.isWorker ? runOneOf() : processes === 1 ? runAlone() : runFirst());
