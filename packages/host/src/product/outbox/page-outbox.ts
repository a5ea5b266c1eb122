import { holdUnsavedWork } from '@paddock/core';
import { api } from '../api-client.ts';
import { customerIdOf } from '../session/session.reducer.ts';
import { session, useSession } from '../session/use-session.ts';
import { createOutbox } from './create-outbox.ts';
import { sendsStore } from './sends-store.ts';

/** The outbox of this page, in a separate chunk: no page needs it to be shown. */
export const outbox = createOutbox({
  api,
  store: sendsStore,
  locks: navigator.locks,
  customerId: () => customerIdOf(useSession.getState()),
  serverNow: session.serverNow,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  newKey: () => crypto.randomUUID(),
  holdWork: holdUnsavedWork,
});
