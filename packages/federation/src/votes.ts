import type { ErrorClass } from '@paddock/release/record';
import type { Beacons } from './beacons.ts';
import type { Environment } from './environment.ts';
import type { LoadFailure } from './failure.ts';

/**
 * An event of a build in this page. `used`: its load began; `ready`: its module runs; `bad`: it
 * failed; `lost`: the network failed, which is not the build's fault.
 */
export type BuildEvent = 'used' | 'ready' | 'bad' | 'lost';

/**
 * Failures of connections, and answers of network portals instead of the edge. A new build, which
 * no cache has, meets these more often than the build before, so they do not count against it.
 */
const OF_THE_LINE: ErrorClass[] = ['network', 'timeout', 'mime'];

/** Whether the failure of a load counts against its build. */
export const outcomeOf = ({ kind, url }: Pick<LoadFailure, 'kind' | 'url'>): 'bad' | 'lost' =>
  url !== '' && OF_THE_LINE.includes(kind) ? 'lost' : 'bad';

/** Notes an event of a build. The page votes about each build once. */
export type Vote = (remote: string, buildId: string, event: BuildEvent) => void;

/** A build is judged by its first half minute in a page (ms). */
const WINDOW_MS = 30_000;

/**
 * The votes of one page. A build is bad if it gives up, throws while rendering or is altered within
 * 30 s of its first use; this vote is sent at once. It is ok if it ran until then, or until the
 * page was left; this vote is sent with the other reports. A build that is lost, or fails while the
 * page is offline, gets no vote.
 */
export function createVotes(environment: Environment, beacons: Beacons): Vote {
  const { ticket } = environment;
  const open = new Map<string, { isReady: boolean; end: () => void; send: (outcome: 'ok' | 'bad') => void }>();
  const known = new Set<string>();
  if (ticket === null) return () => {};

  environment.onHide(() => {
    // The page's requests end with it, so later failures say nothing about a build.
    for (const { isReady, send } of open.values()) if (isReady) send('ok');
    open.clear();
    beacons.flush();
  });

  return (remote, buildId, event) => {
    const key = `${remote}/${buildId}`;
    if (event === 'used' && !known.has(key)) {
      known.add(key);
      const stop = environment.after(WINDOW_MS, () => {
        if (open.get(key)?.isReady) open.get(key)?.send('ok');
        open.delete(key);
      });
      const end = () => {
        stop();
        open.delete(key);
      };
      const send = (outcome: 'ok' | 'bad') => {
        end();
        beacons.report({ kind: 'vote', ticket, remote, buildId, outcome });
      };
      open.set(key, { isReady: false, end, send });
    }
    const build = open.get(key);
    if (!build) return;
    if (event === 'ready') build.isReady = true;
    if (event === 'lost' || (event === 'bad' && !environment.isOnline())) build.end();
    else if (event === 'bad') {
      build.send('bad');
      beacons.flush();
    }
  };
}
