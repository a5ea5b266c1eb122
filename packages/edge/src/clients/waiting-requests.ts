import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The largest number of pipelined requests per connection. Browsers and proxies do not pipeline.
 */
const MAX_WAITING = 32;

/**
 * Limits pipelining, since answers that wait for earlier ones stay in memory. The function returns
 * whether a request may be answered. Above the limit it cuts the connection.
 */
export const createWaitingRequests = (): ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) => {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, outgoing) => {
    // All earlier requests are answered.
    if (outgoing.socket) return true;
    const others = waiting.get(socket) ?? 0;
    if (others >= MAX_WAITING || socket.destroyed) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, others + 1);
    outgoing.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
};
