import type { Environment } from '../environment.ts';

const KEY = 'paddock.reloads';
/** The limits of BOUNDARY-13. */
const MAX_PER_REMOTE = 3;
const APART_MS = 10_000;

interface Reloads {
  /** When this tab last reloaded itself, for any remote. */
  at: number;
  counts: Record<string, number>;
}

/**
 * Whether the tab may reload itself for this remote now. If so, records the reload. At most 3 times
 * per remote in the life of a tab, 10 s apart. Never if session storage is missing, throws or is
 * corrupt, since without this memory the page could reload in a loop.
 */
export function takeReload(environment: Environment, remote: string): boolean {
  try {
    const reloads = readReloads(environment.session.get(KEY));
    const count = reloads.counts[remote] ?? 0;
    if (count >= MAX_PER_REMOTE) return false;
    // An absolute difference, because the clock may have been set back.
    if (Math.abs(environment.now() - reloads.at) < APART_MS) return false;
    const next = JSON.stringify({ at: environment.now(), counts: { ...reloads.counts, [remote]: count + 1 } });
    environment.session.set(KEY, next);
    return environment.session.get(KEY) === next;
  } catch {
    return false;
  }
}

function readReloads(stored: string | null): Reloads {
  if (stored === null) return { at: Number.NEGATIVE_INFINITY, counts: {} };
  const { at, counts } = JSON.parse(stored) as Reloads;
  const isSound =
    Number.isFinite(at) &&
    typeof counts === 'object' &&
    counts !== null &&
    Object.values(counts).every((count) => Number.isSafeInteger(count) && count >= 0);
  if (!isSound) throw new TypeError(`${KEY} in session storage is not a count of reloads`);
  return { at, counts };
}
