import type { Server } from 'node:net';
import type { Clients } from './clients.ts';
import { createShares } from './shares.ts';

export interface ConnectionGuardOptions {
  clients: Clients;
  /** The largest number of connections of one client. */
  most: number;
  onRefused: () => void;
}

/** Resets connections above a client's limit at once. Trusted proxies have no limit. */
export const guardConnections = (server: Server, { clients, most, onRefused }: ConnectionGuardOptions): void => {
  const shares = createShares(most);
  server.on('connection', (socket) => {
    const { network, isProxy } = clients.peerOf(socket);
    if (isProxy) return;
    if (!shares.take(network)) {
      onRefused();
      socket.resetAndDestroy();
      return;
    }
    socket.once('close', () => shares.giveBack(network));
  });
};
