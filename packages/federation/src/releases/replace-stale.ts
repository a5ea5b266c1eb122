import type { Boundary } from '../boundary/boundary.ts';

interface StaleRemotes {
  boundary: Pick<Boundary, 'current' | 'state' | 'subscribe' | 'replace'>;
  hasUnsavedWork: () => boolean;
  onWorkSaved: (listener: () => void) => void;
  /** Brings the newest build of a remote, which is loaded by now, on screen. */
  show: (remote: string) => Promise<void>;
  /**
   * Called with the way to apply it when a newer build waits for unsaved work; with `null` when it
   * waits no more.
   */
  wait?: (apply: (() => void) | null) => void;
}

/**
 * Replaces a loaded remote as soon as the tab knows a newer build of it and no work is unsaved.
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
    // If the new build fails to load, the present one stays; the boundary reports it.
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
