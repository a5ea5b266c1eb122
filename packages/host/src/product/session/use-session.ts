import { resetStores, useViewer } from '@paddock/core/shell';
import { create } from 'zustand';
import { createSession } from './create-session.ts';
import { ANONYMOUS, type Session } from './session.reducer.ts';
import { browserSession } from './session-environment.ts';
import { emitSessionEvent } from './session-events.ts';

/** The viewer of the page. Remotes read it; only logins and logouts, in any tab, change it. */
export const useSession = create<Session>()(() => ANONYMOUS);

// Must be the first subscriber: panels follow the viewer.
useSession.subscribe(({ status }) => useViewer.setState({ loggedIn: status === 'customer' }));

/** Whether there is a session token (core §4). */
export const isLoggedIn = (): boolean => useSession.getState().status === 'customer';

/** The session of this tab. */
export const session = createSession({
  environment: browserSession(),
  store: useSession,
  onEnd(reason, goHome) {
    resetStores();
    emitSessionEvent({ type: 'loggedOut', reason, goHome });
  },
  onRefreshFailing: (isFailing) => emitSessionEvent({ type: isFailing ? 'refreshFailing' : 'refreshWorks' }),
});

/** Instant (ms) of the server's clock, for countdowns. */
export const serverNow = (): number => session.serverNow();

/** A `fetch` of the API for this tab's customer, for requests that bypass the contract's client. */
export const sessionFetch = (request: Request): Promise<Response> => session.fetch(request);
