import { create } from 'zustand';

/** Who uses the page. Logged in exactly when a session token is present (core §4). */
export type Session = { status: 'anonymous' } | { status: 'customer'; customerId: string };

/** The present session. Remotes read it; only the shell changes it. */
export const useSession = create<Session>()(() => ({ status: 'anonymous' }));
