import type { IncomingMessage } from 'node:http';
import type { Client } from './clients.ts';
import type { KeptBytes } from './kept-bytes.ts';

/** Why a body is incomplete. `gone`: the client left, or was cut to make room for others. */
export type BodyFault = 'too-large' | 'too-slow' | 'gone';

export class BodyError extends Error {
  readonly kind: BodyFault;
  constructor(kind: BodyFault) {
    super(`The body of this request is ${kind}.`);
    this.kind = kind;
  }
}

export interface BodyLimits {
  /** The largest size of a body in bytes. */
  most: number;
  /** The longest time (ms) for it to arrive. */
  time: number;
  kept: KeptBytes;
}

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the whole body of a request.
 * @throws BodyError when it is too large, takes too long, or its client leaves
 */
export const readBody = (
  incoming: IncomingMessage,
  client: Client,
  { most, time, kept }: BodyLimits,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Node ends such a request at once, without an event (`optimizeEmptyRequests`).
    if (!hasBody(incoming)) return resolve(Buffer.alloc(0));
    if (Number(incoming.headers['content-length'] ?? 0) > most) return reject(new BodyError('too-large'));
    const parts: Buffer[] = [];
    let size = 0;
    const keeping = kept.keep(client.network, () => {
      incoming.destroy();
      settle('gone');
    });
    const settle = (fault: BodyFault | null) => {
      clearTimeout(timer);
      keeping.end();
      incoming.off('data', take).off('end', whole).off('close', gone);
      if (fault === null) return resolve(Buffer.concat(parts));
      // The rest is not read: the answer ends the connection.
      incoming.pause();
      reject(new BodyError(fault));
    };
    const take = (part: Buffer) => {
      size += part.byteLength;
      if (size > most) return settle('too-large');
      parts.push(part);
      keeping.add(part.byteLength);
    };
    const whole = () => settle(null);
    const gone = () => settle('gone');
    const timer = setTimeout(() => settle('too-slow'), time);
    incoming.on('data', take).on('end', whole).on('close', gone);
    // `close` follows.
    incoming.on('error', () => {});
  });
