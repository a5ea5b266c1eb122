/**
 * React Refresh of the page, in a shell that is built for development: once, and before React looks for it. Remotes that run from their
 * sources register their components here (`refresh.ts`), so that the shell's React exchanges them.
 */
import refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(globalThis);
globalThis.__paddock_refresh__ = refresh;
// As the plugin of React Refresh says that it is done.
globalThis.__reactRefreshInjected_paddock = true;
