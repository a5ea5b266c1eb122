/**
 * React Refresh of the page, in a shell built for development. It is installed once, before React
 * looks for it. Remotes that run from their sources register their components here (`refresh.ts`),
 * so that the shell's React updates them.
 */
import refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(globalThis);
globalThis.__paddock_refresh__ = refresh;
// The flag that React Refresh's webpack plugin sets when it is installed.
globalThis.__reactRefreshInjected_paddock = true;
