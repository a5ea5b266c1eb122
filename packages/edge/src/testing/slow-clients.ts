import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A loopback address for each client, so that clients have different addresses. */
const loopbackAddress = (client: number): string => `127.0.${1 + Math.floor(client / 200)}.${1 + (client % 200)}`;

export interface SlowClients {
  sockets: Socket[];
  /** The number of clients that are still connected. */
  open(): number;
  /** The answer that each client got so far. */
  heard: string[];
}

/**
 * Connects `count` clients that send `start` and nothing more. Destroyed after the test.
 * @param perAddress how many clients share one address
 * @param reads whether they read their answers
 */
export const openSlowClients = async (
  port: number,
  count: number,
  start: string,
  { perAddress = 10, reads = true }: { perAddress?: number; reads?: boolean } = {},
): Promise<SlowClients> => {
  const heard: string[] = Array(count).fill('');
  const sockets = Array.from({ length: count }, (_, at) => {
    const localAddress: string = loopbackAddress(Math.floor(at / perAddress));
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    if (reads) socket.on('data', (bytes) => (heard[at] = `${heard[at]}${bytes}`));
    else socket.pause();
    return socket;
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(start);
  return { sockets, heard, open: () => sockets.filter((socket) => !socket.closed).length };
};
