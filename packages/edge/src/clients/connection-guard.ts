import type { Server } from 'node:net';
import type { Clients } from './clients.ts';
import { createShares } from './shares.ts';

export interface ConnectionGuardOptions {
  clients: Clients;
  /** Connections that one client may have. */
  most: number;
  onRefused: () => void;
}

/** Ends at once what a client opens beyond its share of connections. A trusted proxy may open as many as it likes. */
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
