import type { Boundary } from '../boundary/boundary.ts';

interface StaleRemotes {
  boundary: Pick<Boundary, 'current' | 'state' | 'subscribe' | 'replace'>;
  hasUnsavedWork: () => boolean;
  onWorkSaved: (listener: () => void) => void;
  /** Renders the newest build of a remote, which is already loaded. */
  show: (remote: string) => Promise<void>;
  /**
   * Called when a newer build waits because of unsaved work, with a function that applies it
   * anyway; with `null` when it no longer waits.
   */
  wait?: (apply: (() => void) | null) => void;
}

/**
 * Replaces a loaded remote as soon as the tab knows a newer build and there is no unsaved work.
 * Remotes that are not loaded come from the newest release anyway.
 */
export function replaceStale({ boundary, hasUnsavedWork, onWorkSaved, show, wait = () => {} }: StaleRemotes): void {
  let applying = false;

  const stale = () =>
    Object.keys(boundary.current.remotes).filter((remote) => {
      const state = boundary.state(remote);
      return state.name === 'loaded' && state.stale;
    });

  const apply = async () => {
    wait(null);
    applying = true;
    // If the new build fails to load, the old one stays, and the boundary reports the failure.
    for (const remote of stale()) await boundary.replace(remote, () => show(remote)).catch(() => {});
    applying = false;
    applyWhenSafe();
  };

  const applyWhenSafe = () => {
    if (applying || stale().length === 0) return;
    if (hasUnsavedWork()) wait(() => void apply());
    else void apply();
  };

  boundary.subscribe(applyWhenSafe);
  onWorkSaved(applyWhenSafe);
}
