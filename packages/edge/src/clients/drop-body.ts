import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time in which the rest of a body is discarded, so that the client can read the answer. */
const PATIENCE_MS = 500;

/** Disconnects a client that still sends its body a while after the answer. */
export const dropBody = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { socket } = incoming;
  outgoing.once('finish', () => {
    if (!incoming.complete) setTimeout(() => incoming.complete || socket.destroySoon(), PATIENCE_MS).unref();
  });
};
