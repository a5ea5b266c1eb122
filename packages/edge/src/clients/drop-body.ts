import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long (ms) the rest of a body is taken after its answer, so that the client reads the answer. */
const patience = 500;

/** Cuts a client that is still sending a body a while after it was answered. */
export const dropBody = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { socket } = incoming;
  outgoing.once('finish', () => {
    if (!incoming.complete) setTimeout(() => incoming.complete || socket.destroySoon(), patience).unref();
  });
};
