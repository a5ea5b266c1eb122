import './frame/frame.css';
import { hasUnsavedWork, onWorkSaved } from '@paddock/core/shell';
import { connectPage, replaceStale } from '@paddock/federation';
import { showApp } from './app.tsx';
import { createRemotes } from './remotes/remotes.ts';
import { createCurrentRouter } from './routing/current-router.ts';

// First of all: from here on every script and style of this page comes through the loader.
const page = connectPage({ host: '@paddock/core', locale: () => 'en', hasUnsavedWork });
const { boundary, release } = page;
const remotes = createRemotes(boundary);
const router = createCurrentRouter(remotes);

showApp(remotes, router);
page.ready();

// A newer release: a remote on screen changes when nothing is unsaved, the shell with the next
// page.
page.watch((newer) => boundary.offer(newer));
replaceStale({ boundary, hasUnsavedWork, onWorkSaved, show: router.renew });
router.onNavigation(() => {
  if (boundary.current.shell.buildId !== release.shell.buildId && !hasUnsavedWork()) location.reload();
});
