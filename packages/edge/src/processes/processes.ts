import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type EdgeFigures, FIGURES_URL, parseEdgeFigures, sumFigures } from '@paddock/release';
import { VOTES_URL } from '@paddock/release/record';
import type { Edge } from '../edge.ts';
import type { Admin } from '../platform/admin.ts';
import { type Answer, jsonAnswer, textAnswer, textOf } from '../platform/answers.ts';
import { pathOf } from '../platform/edge-request.model.ts';
import { findPort } from '../platform/listen.ts';
import type { Health } from '../release/release-keeper.ts';
import { answerOperate } from './operate-elsewhere.ts';
import { type FromProcess, givenEnvironment, type ProcessGiven, type ToProcess } from './process-messages.ts';
import { type Said, sumMetrics, worstHealth } from './sum.model.ts';

/**
 * A process that ended is restarted after this time (ms), so that one that fails at its start does
 * not overload the machine.
 */
const AGAIN_MS = 1_000;

/** How long an operator waits for a process (ms). */
const PATIENCE_MS = 2_000;

/** The figures of this edge. A process that does not answer is missed by its note. */
const figuresOfAll = (own: string, said: Said<string>): EdgeFigures => {
  const first = parseEdgeFigures(JSON.parse(own));
  const all = [...said.values()].flatMap((text) => (text === null ? [] : [parseEdgeFigures(JSON.parse(text))]));
  return { ...first, ...sumFigures([first, ...all]), notes: all.flatMap(({ notes }) => notes) };
};

/** Ignores a failure: that process has ended. */
const tell = (worker: Worker, message: ToProcess): void => {
  if (worker.isConnected()) worker.send(message, () => {});
};

/** The processes that serve customers at one port. */
export interface Processes {
  port: number;
  /** Answers operators for all of them. */
  admin: (request: Parameters<Admin>[0]) => Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts processes that share a port, and restarts each one that ends. This process serves no
 * customers; its edge counts the votes, writes the memory and answers operators.
 * @throws Error if one of them cannot listen
 */
export const startProcesses = async (
  edge: Edge,
  { count, port, ticketKey }: { count: number; port: number; ticketKey: Uint8Array },
): Promise<Processes> => {
  const running = new Map<number, Worker>();
  const asked = new Map<number, (body: string | null) => void>();
  let asks = 0;
  const actual = await findPort(port, true);
  let isStopping = false;

  const start = (number: number): Promise<void> => {
    const given: ProcessGiven = {
      number,
      ticketKey: Buffer.from(ticketKey).toString('hex'),
      port: actual,
    };
    const worker = cluster.fork(givenEnvironment(given));
    running.set(number, worker);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let failure = '';
    worker.on('message', (message: FromProcess) => {
      if ('vote' in message) edge.vote(message.vote, message.address);
      else if ('answers' in message) asked.get(message.answers)?.(message.body);
      else if ('remembers' in message)
        void edge
          .remembers(message.remembers)
          .then((isOnDisk) => tell(worker, { remembered: message.remembers, isOnDisk }));
      else if ('operates' in message) void answerOperate(edge, message).then((operated) => tell(worker, operated));
      else if ('fails' in message) {
        failure = `: ${message.fails}`;
        reject(new Error(message.fails));
        // Its channel to this process would keep it alive.
        worker.process.kill('SIGTERM');
      } else resolve();
    });
    worker.once('exit', (code, signal) => {
      reject(new Error(`a process ended at its start (${signal ?? code})`));
      running.delete(number);
      if (isStopping) return;
      const reason = `process ${number} ended (${signal ?? code})${failure}`;
      edge.log({ level: 'alarm', event: 'process-ended', reason, number, code, signal });
      setTimeout(() => {
        // If it cannot listen, it ends and is restarted here again.
        if (!isStopping) start(number).catch(() => {});
      }, AGAIN_MS);
    });
    return promise;
  };

  const ask = (worker: Worker | undefined, path: string): Promise<string | null> => {
    if (!worker?.isConnected()) return Promise.resolve(null);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    asks += 1;
    const own = asks;
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    asked.set(own, resolve);
    tell(worker, { asks: own, path });
    return promise.finally(() => {
      clearTimeout(timer);
      asked.delete(own);
    });
  };

  const askAll = async (path: string): Promise<Said<string>> => {
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    return new Map(
      await Promise.all(numbers.map(async (number) => [number, await ask(running.get(number), path)] as const)),
    );
  };

  const admin: Processes['admin'] = async (request) => {
    // This edge answers first, to refuse foreign hosts, other methods and unknown paths.
    const own = edge.admin(request);
    const path = pathOf(request.target);
    if (own.status === 421 || own.status === 404 || path === VOTES_URL) return own;
    const said = await askAll(path);
    if (path === FIGURES_URL) return jsonAnswer(200, figuresOfAll(textOf(own), said));
    if (path === '/paddock/metrics') {
      const texts = [...said.values()].filter((text) => text !== null);
      const type = 'text/plain; version=0.0.4; charset=utf-8';
      return textAnswer(200, sumMetrics([...texts, textOf(own)]).trimEnd(), { 'content-type': type });
    }
    const parsed = [...said].map(([number, text]) => [number, text && (JSON.parse(text) as Health)] as const);
    const health = worstHealth(new Map(parsed.map(([number, each]) => [number, each || null])));
    return jsonAnswer(health.sequence === null ? 503 : 200, health);
  };

  const stop = async () => {
    isStopping = true;
    await Promise.all(
      [...running.values()].map(async (worker) => {
        const gone = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await gone;
      }),
    );
  };

  try {
    await Promise.all(Array.from({ length: count }, (_, at) => start(at + 1)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: actual, admin, stop };
};
