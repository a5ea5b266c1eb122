import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { clientBehind, networkOf, plainAddress, readNetworks } from './client-address.model.ts';

/** The sender of a request. */
export interface Client {
  /** The address in its canonical form. */
  address: string;
  /** The key of all limits. */
  network: string;
}

interface Peer extends Client {
  isProxy: boolean;
}

/** Identifies clients. */
export interface Clients {
  /** The client of a request: the last hop that is no trusted proxy. */
  of(incoming: IncomingMessage): Client;
  /** The other end of the connection, which may be a proxy. */
  peerOf(socket: Socket): Peer;
  /** Whether the client came by https, as a trusted proxy says. */
  isSecure(incoming: IncomingMessage): boolean;
}

/** @throws Error when a trusted proxy is no network in CIDR notation */
export const createClients = (trustedProxies: readonly string[]): Clients => {
  const isTrusted = readNetworks(trustedProxies);
  const peers = new WeakMap<Socket, Peer>();

  const peerOf = (socket: Socket): Peer => {
    const known = peers.get(socket);
    if (known) return known;
    // A closed connection has no address.
    const address = plainAddress(socket.remoteAddress ?? '') ?? 'unknown';
    const isProxy = address !== 'unknown' && isTrusted(address);
    const peer = { address, network: networkOf(address), isProxy };
    peers.set(socket, peer);
    return peer;
  };

  return {
    peerOf,
    of(incoming) {
      const peer = peerOf(incoming.socket);
      if (!peer.isProxy) return peer;
      const address = clientBehind(peer.address, incoming.headers['x-forwarded-for']?.toString(), isTrusted);
      return { address, network: networkOf(address) };
    },
    isSecure: ({ headers, socket }) => headers['x-forwarded-proto'] === 'https' && peerOf(socket).isProxy,
  };
};
