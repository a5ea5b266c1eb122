import './frame/frame.css';
import { hasUnsavedWork, onWorkSaved } from '@paddock/core/shell';
import { connectPage, replaceStale } from '@paddock/federation';
import { showApp } from './app.tsx';
import { createRemotes } from './remotes/remotes.ts';
import { createCurrentRouter } from './routing/current-router.ts';

// First: from here on the loader loads every script and style of this page.
const page = connectPage({ host: '@paddock/core', locale: () => 'en', hasUnsavedWork });
const { boundary, release } = page;
const remotes = createRemotes(boundary);
const router = createCurrentRouter(remotes);

showApp(remotes, router);
page.ready();

// A newer release: a remote on screen is swapped when no work is unsaved, the shell with the next
// page.
page.watch((newer) => boundary.offer(newer));
replaceStale({ boundary, hasUnsavedWork, onWorkSaved, show: router.renew });
router.onNavigation(() => {
  if (boundary.current.shell.buildId !== release.shell.buildId && !hasUnsavedWork()) location.reload();
});
