import { create } from 'zustand';

/**
 * The state of the connection. `offline`: the browser is offline; `portal`: a captive portal
 * answers and asks for its own login; `unreachable`: no answer comes.
 */
export type Connection = 'online' | 'offline' | 'portal' | 'unreachable';

/** The present connection. Remotes read it; only the shell changes it. */
export const useConnection = create<{ connection: Connection }>()(() => ({
  connection: navigator.onLine ? 'online' : 'offline',
}));
