import type { Beacons } from './beacons.ts';
import type { Environment } from './environment.ts';
import type { LoadFailure } from './failure.ts';
import type { ErrorClass } from './fault.ts';

/**
 * What happens to a build in this page: its load began, its module runs, it failed its customer, or
 * it was lost on the way, of which it is innocent.
 */
export type BuildEvent = 'used' | 'ready' | 'bad' | 'lost';

/**
 * Lines break, and portals of networks answer in the edge's place. A new build, whose files no
 * cache has, meets that more often than the build before: it would be blamed for being new.
 */
const OF_THE_LINE: ErrorClass[] = ['network', 'timeout', 'mime'];

/** What the failure of a load says of its build. */
export const outcomeOf = ({ kind, url }: Pick<LoadFailure, 'kind' | 'url'>): 'bad' | 'lost' =>
  url !== '' && OF_THE_LINE.includes(kind) ? 'lost' : 'bad';

/** Notes what happened to a build. The page votes about each build once. */
export type Vote = (remote: string, buildId: string, event: BuildEvent) => void;

/** A build is judged by its first half minute in a page. */
const WINDOW_MS = 30_000;

/**
 * The votes of one page. A build is bad if it gives up, throws while rendering or is altered within
 * 30 s of its first use: that is sent at once. It is ok if it ran until then, or until the page
 * went away: that leaves with the other reports. A build that was lost on the way, or failed while
 * the page was offline, gets no vote.
 */
export function createVotes(environment: Environment, beacons: Beacons): Vote {
  const { ticket } = environment;
  const open = new Map<string, { isReady: boolean; end: () => void; send: (outcome: 'ok' | 'bad') => void }>();
  const known = new Set<string>();
  if (ticket === null) return () => {};

  environment.onHide(() => {
    // The page's requests end with it: what fails from now on says nothing about a build.
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
