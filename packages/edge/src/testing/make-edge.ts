import { onTestFinished } from 'vitest';
import { createEdge, type Edge, type EdgeOptions } from '../edge.ts';
import type { EdgeEvent } from '../platform/event-log.ts';
import { askEdge, metricsOf } from './ask.ts';
import { makeMemory, makeServingStore } from './make-store.ts';

export interface TestEdge {
  edge: Edge;
  events: EdgeEvent[];
  /** A GET of a path, with the headers of a browser's navigation. */
  visit(path: string, headers?: Record<string, string>, scheme?: 'http' | 'https'): Promise<Response>;
  /** The value of a series, 0 if missing: `paddock_requests_total{route="page",status="200"}`. */
  metric(series: string): Promise<number>;
}

/** An edge of a serving store, stopped after the test. */
export const makeEdge = async (change: Partial<EdgeOptions> = {}): Promise<TestEdge> => {
  const events: EdgeEvent[] = [];
  const edge = await createEdge({
    reader: change.reader ?? makeServingStore().store,
    memory: makeMemory(),
    apiOrigin: 'http://127.0.0.1:9',
    hosts: [],
    now: () => 0,
    log: (event) => events.push(event),
    ...change,
  });
  onTestFinished(() => edge.stop());
  const get = async (path: string, headers: Record<string, string>, scheme: string) =>
    askEdge(edge, new Request(`${scheme}://edge.test${path}`, { headers }));
  return {
    edge,
    events,
    visit: (path, headers = {}, scheme = 'http') =>
      get(path, { accept: 'text/html', 'sec-fetch-mode': 'navigate', ...headers }, scheme),
    async metric(series) {
      const lines = (await metricsOf(edge)).split('\n');
      return Number(
        lines
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')
          .at(-1) ?? 0,
      );
    },
  };
};

export interface RunningEdge extends TestEdge {
  /** `http://127.0.0.1:41234` */
  origin: string;
  port: number;
  /** Origin of health and metrics. */
  adminOrigin: string;
}

/** {@link makeEdge}, listening on a port. */
export const startEdge = async (change: Partial<EdgeOptions> = {}): Promise<RunningEdge> => {
  const made = await makeEdge(change);
  const { port, adminOrigin } = await made.edge.start(0);
  return { ...made, port, adminOrigin, origin: `http://127.0.0.1:${port}` };
};

/** The release inside a page. */
export const releaseIn = (html: string): { sequence: number; files: Record<string, string>; remotes: object } => {
  const [, text] = /<script type="application\/json" id="paddock-release"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text ?? 'null');
};

/** The URLs of a page's `<link rel=preload>`, in order. */
export const preloadsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload"[^>]* href="([^"]*)"/g)].map(([, href]) => href as string);
