import { create } from 'zustand';

/**
 * How the page is connected. `offline`: the browser says so; `portal`: the network answers in our place, and wants a login of its
 * own; `unreachable`: nobody answers.
 */
export type Connection = 'online' | 'offline' | 'portal' | 'unreachable';

/** The present connection. Remotes read it; only the shell changes it. */
export const useConnection = create<{ connection: Connection }>()(() => ({
  connection: navigator.onLine ? 'online' : 'offline',
}));
