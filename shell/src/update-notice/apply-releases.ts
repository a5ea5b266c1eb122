import type { Boundary, TabRelease } from '@paddock/federation';
import { hasUnsavedWork, onWorkSaved } from '@paddock/host';
import type { RemoteSource } from '../remotes/remote-source.ts';
import type { CurrentRouter } from '../routing/current-router.ts';
import { useUpdate } from './use-update.ts';

interface ReleaseUpdates {
  boundary: Boundary;
  source: RemoteSource;
  router: CurrentRouter;
  /** Registers for newer releases of the channel. */
  watch: (listener: (release: TabRelease) => void) => void;
}

/**
 * A tab keeps its release, and changes it at a safe moment: remotes that are not loaded come from the newest one anyway; loaded
 * ones are replaced when nothing is unsaved, else when the customer says so; a new shell comes with the next navigation.
 */
export function applyReleases({ boundary, source, router, watch }: ReleaseUpdates): void {
  let stale = new Set<string>();
  let newShell = false;

  const apply = async () => {
    useUpdate.setState({ waiting: null });
    const remotes = stale;
    stale = new Set();
    for (const remote of remotes) {
      await boundary.replace(remote).catch(() => {}); // The boundary reported it; the page shows what became of it.
      await source.load(remote).catch(() => {});
    }
    if (remotes.size > 0) await router.renew();
  };

  const applyWhenSafe = () => {
    if (stale.size === 0) return;
    if (hasUnsavedWork()) useUpdate.setState({ waiting: { apply } });
    else void apply();
  };

  watch((release) => {
    newShell ||= release.shell.buildId !== boundary.current.shell.buildId;
    for (const remote of boundary.offer(release)) stale.add(remote);
    applyWhenSafe();
  });
  onWorkSaved(applyWhenSafe);

  let followed: unknown;
  const follow = () => {
    if (followed === router.get()) return;
    followed = router.get();
    router.get().subscribe(({ navigation }) => {
      if (!newShell || hasUnsavedWork() || !navigation.location) return;
      router.reload();
    });
  };
  follow();
  router.subscribe(follow);
}
