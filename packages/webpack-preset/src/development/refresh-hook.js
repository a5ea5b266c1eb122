/**
 * React Refresh for the page, in a shell built for development. It is installed once, before React
 * is loaded. Remotes that run from their sources register their components here (`refresh.ts`), so
 * that the shell's React updates them.
 */
import refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(globalThis);
globalThis.__paddock_refresh__ = refresh;
// React Refresh's webpack plugin sets this flag when it is installed.
globalThis.__reactRefreshInjected_paddock = true;
