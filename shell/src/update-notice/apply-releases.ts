import { type Boundary, replaceStale, type TabRelease } from '@paddock/federation';
import { hasUnsavedWork, onWorkSaved } from '@paddock/host/shell';
import type { RemoteSource } from '../remotes/remote-source.ts';
import type { CurrentRouter } from '../routing/current-router.ts';
import { useUpdate } from './use-update.ts';

interface ReleaseUpdates {
  /** The release with which the page was loaded. */
  release: TabRelease;
  boundary: Boundary;
  source: RemoteSource;
  router: CurrentRouter;
  /** Registers for newer releases of the channel. */
  watch: (listener: (release: TabRelease) => void) => void;
}

/**
 * Changes a tab's release at a safe moment. Remotes that are not loaded come from the newest
 * release anyway. Loaded remotes are replaced when nothing is unsaved, or when the customer agrees.
 * A new shell is loaded with the next navigation.
 */
export function applyReleases({ release, boundary, source, router, watch }: ReleaseUpdates): void {
  watch((newer) => boundary.offer(newer));
  replaceStale({
    boundary,
    hasUnsavedWork,
    onWorkSaved,
    async show(remote) {
      await source.load(remote);
      await router.renew();
    },
    wait: (apply) => useUpdate.setState({ waiting: apply && { apply } }),
  });
  reloadForNewShell();

  function reloadForNewShell() {
    let followed: ReturnType<CurrentRouter['get']> | null = null;
    const follow = () => {
      if (followed === router.get()) return;
      followed = router.get();
      let shown = followed.state.location;
      followed.subscribe(({ navigation, location }) => {
        // A page without a loader has no loading state: only its new location is seen.
        const moves = navigation.location !== undefined || location !== shown;
        shown = location;
        const isNewShell = boundary.current.shell.buildId !== release.shell.buildId;
        if (isNewShell && moves && !hasUnsavedWork()) router.reload();
      });
    };
    follow();
    router.subscribe(follow);
  }
}
