import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { lineInEachLanguage } from './answers.ts';
import { dataAnswer } from './security-headers.ts';

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const text = `${lineInEachLanguage((t) => t('refused.notUnderstood'))}\n`;
const headers = {
  ...dataAnswer,
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'content-length': String(Buffer.byteLength(text)),
  connection: 'close',
};

const rawAnswer = (status: number, more: Record<string, string> = {}): string => {
  const lines = Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
};

const refuse = (socket: Duplex, status: number, more?: Record<string, string>): void => {
  socket.on('error', () => {});
  socket.end(rawAnswer(status, more), () => socket.destroy());
};

/**
 * Whether an answer on this connection has begun: bytes written now would become part of it. Node
 * makes the same check.
 */
const isAnswering = (socket: Duplex): boolean =>
  (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true;

/** Refuses a request whose head must not be trusted. */
export const refuseRequest = (outgoing: ServerResponse, status: number): void =>
  void outgoing.writeHead(status, headers).end(text);

/**
 * Answers what is no valid request, with the headers of every other answer. Calls `count` with the
 * status.
 */
export const refuseInvalidRequests = (server: Server, count: (status: number) => void): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) return void socket.destroy();
    const status = statusOf[error.code ?? ''] ?? 400;
    count(status);
    refuse(socket, status);
  });
  server.on('connect', (_, socket) => {
    count(405);
    refuse(socket, 405, { allow: 'GET, HEAD' });
  });
  server.on('checkExpectation', (_, outgoing) => {
    count(417);
    refuseRequest(outgoing, 417);
  });
};
