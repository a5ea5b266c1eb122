import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createTimes } from './figures.ts';
import type { Pace } from './pace.ts';
import type { Releases } from './releases.ts';
import { REQUEST_HEADER } from './servers.ts';

/** The number of concurrent clients, and their number during a crowd. */
const CLIENTS = 32;
export const CROWD = 256;

const READS = ['/api/v1/races/next', '/api/v1/meetings', '/api/v1/contact'];

/** So many pages are rendered for guests. */
const RENDERED_PAGES = 40;

interface Got {
  status: number;
  body: Buffer;
  isWhole: boolean;
}

/** GETs over connections that are kept, each client from its own address. */
const createGet = (port: number) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CROWD, maxFreeSockets: 4 });
  const get = (path: string, client: number, headers: Record<string, string> = {}) =>
    new Promise<Got>((resolve) => {
      const parts: Buffer[] = [];
      const localAddress = `127.0.2.${1 + (client % 16)}`;
      const request = http.get({ host: '127.0.0.1', port, path, agent, localAddress, headers }, (answer) => {
        const end = (isWhole: boolean) =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts), isWhole });
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => end(answer.complete)).on('error', () => end(false));
      });
      request.on('error', () => resolve({ status: 0, body: Buffer.alloc(0), isWhole: false }));
    });
  return { get, close: () => agent.destroy() };
};

/** Whether a status is a permitted refusal under load. */
const isRefusal = (status: number): boolean => status === 429 || status === 503;

/**
 * The clients of a run: 70 % files, 20 % API reads and 10 % pages, half of them rendered. It counts
 * what they got.
 */
export const createLoad = (
  port: number,
  releases: Releases,
  pace: Pace,
  random: () => number,
  /** Whether the line to the API broke a request. */
  isBroken: (request: string) => boolean,
) => {
  const { files } = releases;
  const { isDone, isCrowded } = pace;
  const { get, close } = createGet(port);
  const counted = {
    files: 0,
    api: 0,
    pages: 0,
    rendered: 0,
    refused: 0,
    apiFailed: 0,
    /** Answers of the API that took more than 10 s, beside a crowd on a busy machine. */
    late: 0,
    wrongBytes: 0,
    mixed: 0,
    fell: 0,
    unexplained: 0,
  };
  /** The first unexplained answers. */
  const strange: string[] = [];
  const times = { calm: createTimes(), crowded: createTimes() };
  let highest = 0;

  const complain = (what: string): void => {
    counted.unexplained += 1;
    if (strange.length < 10) strange.push(what);
  };
  const askFile = async (client: number): Promise<void> => {
    const { path, bytes } = files[Math.floor(random() * files.length)] as (typeof files)[0];
    const { status, body, isWhole } = await get(path, client);
    counted.files += 1;
    if (status === 200 && isWhole && !body.equals(bytes)) counted.wrongBytes += 1;
    else if (isCrowded() && isRefusal(status)) counted.refused += 1;
    else if (status !== 200 || !isWhole) complain(`${path}: ${status}`);
  };
  const askApi = async (client: number): Promise<void> => {
    const path = READS[Math.floor(random() * READS.length)] as string;
    const since = pace.elapsed();
    counted.api += 1;
    const request = String(counted.api);
    const { status, body, isWhole } = await get(path, client, { [REQUEST_HEADER]: request });
    if (status === 200 && isWhole && body.at(0) === 0x7b) return;
    if (isBroken(request)) counted.apiFailed += 1;
    else if (pace.wasCrowded(since) && isRefusal(status)) counted.refused += 1;
    else if (pace.wasCrowded(since) && status === 504) counted.late += 1;
    else complain(`${path}: ${status}, which the line did not break`);
  };
  const askPage = async (client: number): Promise<void> => {
    const before = highest;
    const path = random() < 0.5 ? '/racing/7' : `/race/${Math.floor(random() * RENDERED_PAGES)}`;
    const { status, body, isWhole } = await get(path, client, { accept: 'text/html' });
    counted.pages += 1;
    if (isCrowded() && isRefusal(status)) {
      counted.refused += 1;
      return;
    }
    const html = body.toString();
    const sequence = Number(/"sequence":(\d+)/.exec(html)?.[1] ?? 0);
    if (status !== 200 || !isWhole || sequence === 0) return complain(`a page: ${status}`);
    if (sequence < before) counted.fell += 1;
    highest = Math.max(highest, sequence);
    const [live, other] = releases.buildsOf(sequence);
    if (!html.includes(live.buildId) || html.includes(`/mf-racing/${other.buildId}/`)) counted.mixed += 1;
    // Empty: the browser renders it, since the API failed or the machine is busy.
    const [, root = ''] = /<div id="root">(.*?)<\/div>/s.exec(html) ?? [];
    if (root === '') return;
    counted.rendered += 1;
    if (!root.includes(releases.textOf(sequence))) counted.mixed += 1;
  };

  /** Asks one thing after another. Most clients come only with a crowd. */
  const client = async (number: number): Promise<void> => {
    while (!isDone()) {
      if (number >= CLIENTS && !isCrowded()) {
        await wait(100);
        continue;
      }
      pace.ask();
      const kind = isCrowded() ? 'crowded' : 'calm';
      const from = performance.now();
      const lot = random();
      await (lot < 0.7 ? askFile(number) : lot < 0.9 ? askApi(number) : askPage(number));
      times[kind].add(performance.now() - from);
    }
  };

  /** Sends a byte a second, or reads nothing, until the edge closes the connection. */
  const slowClient = async (number: number): Promise<void> => {
    const localAddress = `127.0.3.${1 + (number % 20)}`;
    while (!isDone()) {
      const socket: Socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
      if (number % 2 === 0) socket.pause();
      socket.write(
        number % 2 === 0
          ? `GET ${files.at(-3)?.path} HTTP/1.1\r\nHost: a\r\n\r\n`
          : 'POST /api/v1/x HTTP/1.1\r\nHost: a\r\n',
      );
      for (let second = 0; second < 20 && !socket.destroyed && !isDone(); second += 1) {
        await wait(1_000);
        if (number % 2 === 1 && !socket.destroyed) socket.write('x');
      }
      socket.destroy();
      await wait(100);
    }
  };

  return { counted, strange, times, client, slowClient, close };
};
