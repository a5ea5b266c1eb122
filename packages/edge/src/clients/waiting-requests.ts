import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for answers before theirs. Browsers and proxies wait for each answer. */
const maxWaiting = 32;

/**
 * Bounds what one connection can ask for without reading: each answer that waits for one before it is kept in memory.
 * Returns whether a request may be answered; above the bound its connection is cut.
 */
export const createWaitingRequests = (): ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) => {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, outgoing) => {
    // The answers to all requests before have been given.
    if (outgoing.socket) return true;
    const others = waiting.get(socket) ?? 0;
    if (others >= maxWaiting || socket.destroyed) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, others + 1);
    outgoing.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
};
