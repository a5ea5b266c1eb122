import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './machines.ts';

/** The pause (ms) between two looks at the edges. */
export const STEP_MS = 50;

/** The release of a page; 0 if it has none. */
export const sequenceIn = (html: string): number =>
  JSON.parse(/id="paddock-release"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{"sequence":0}').sequence;

/**
 * The time (ms) until each edge that was not killed serves a release. It is that of the clock: an
 * edge may hold a page until it has the release, and that time counts, too.
 * @throws Error after `withinMs`
 */
export const agreement = async (
  edges: readonly Pick<Server, 'name' | 'origin' | 'isUp'>[],
  sequence: number,
  withinMs: number,
): Promise<number> => {
  const started = performance.now();
  const deadline = AbortSignal.timeout(withinMs);
  const isDone = async (edge: (typeof edges)[0]): Promise<boolean> => {
    const page = await fetch(`${edge.origin}/racing/7`, { headers: { accept: 'text/html' }, signal: deadline })
      .then((response) => response.text())
      .catch(() => null);
    if (deadline.aborted) throw new Error(`${edge.name} has no release ${sequence} after ${withinMs} ms`);
    return page === null || !edge.isUp || sequenceIn(page) >= sequence;
  };
  const agrees = async (edge: (typeof edges)[0]): Promise<void> => {
    while (!(await isDone(edge))) await wait(STEP_MS);
  };
  await Promise.all(edges.filter(({ isUp }) => isUp).map(agrees));
  return Math.round(performance.now() - started);
};
