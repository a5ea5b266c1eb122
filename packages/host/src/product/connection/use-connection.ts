import { create } from 'zustand';

/**
 * How the page is connected. `offline`: the browser is offline; `portal`: a captive portal answers
 * and wants its own login; `unreachable`: nobody answers.
 */
export type Connection = 'online' | 'offline' | 'portal' | 'unreachable';

/** The present connection. Remotes read it; only the shell changes it. */
export const useConnection = create<{ connection: Connection }>()(() => ({
  connection: navigator.onLine ? 'online' : 'offline',
}));
