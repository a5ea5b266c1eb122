import type { Boundary } from '../index.ts';
import { bootBoundary } from './fake-boundary.ts';
import { createFakePage, type FakePage } from './fake-environment.ts';
import { A, B, makeRelease, putBuild } from './fake-release.ts';
import type { Fault } from './fake-server.ts';

export const RACING = 'mf-racing';

/**
 * A page whose release 7 names build B of mf-racing and, if wanted, build A as the last known good
 * one.
 */
export function startRacing(options: { good?: boolean; of?: Parameters<typeof putBuild>[3] } = {}) {
  const page = createFakePage();
  const build = putBuild(page.server, RACING, B, options.of);
  const good: Record<string, typeof build> = options.good ? { [RACING]: putBuild(page.server, RACING, A) } : {};
  const release = makeRelease(page.server, 7, { [RACING]: build }, good);
  return { page, build, release, ...bootBoundary(page, release) };
}

export interface Outcome<T> {
  value?: T;
  error?: Error & Record<string, unknown>;
}

/** Advances the clock until a load ends, for at most two minutes. */
export async function finish<T>(page: FakePage, load: Promise<T>): Promise<Outcome<T>> {
  let outcome: Outcome<T> | undefined;
  load.then(
    (value) => {
      outcome = { value };
    },
    (error) => {
      outcome = { error };
    },
  );
  for (let step = 0; step < 1_200 && !outcome; step++) await page.clock.advance(100);
  if (!outcome) throw new Error('The load is stuck');
  return outcome;
}

/** Applies the fault to every request whose address contains `part`. */
export const only =
  (part: string, fault: Fault) =>
  ({ url }: { url: string }): Fault =>
    url.includes(part) ? fault : 'ok';

/** The name of the remote's state. */
export const nameOf = (boundary: Boundary): string => boundary.state(RACING).name;
