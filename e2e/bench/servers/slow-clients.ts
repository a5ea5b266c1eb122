import { connect, type Socket } from 'node:net';

/**
 * `node slow-clients.ts <port> <kind> <clients> <addresses>`: clients on loopback that are slow in
 * one way. Cut clients reconnect at a fixed rate. Prints `ready` once each has sent its first
 * bytes, and exits after three minutes.
 */
const [, , port, kind = '', clients, addresses] = process.argv;

const POST = 'POST /api/v1/slow HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n{';
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** The first bytes; whether it sends a byte per second; and the number of reconnects per second. */
const KINDS: Record<string, { start: string; drips: boolean; back: number }> = {
  header: { start: 'GET / HTTP/1.1\r\nHost: ', drips: true, back: 200 },
  body: { start: POST, drips: true, back: 200 },
  // These answers cost as much as large downloads: a higher rate would be a flood.
  read: { start: ask('/api/v1/large'), drips: false, back: 20 },
  media: { start: ask('/api/v1/streams/1/media/large.mp4'), drips: false, back: 20 },
};

const slow = KINDS[kind];
if (!slow) throw new Error(`Unknown kind ${kind}. Kinds: ${Object.keys(KINDS).join(', ')}`);
const open = new Set<Socket>();
const away: number[] = [];
let waiting = Number(clients);

const come = (client: number) => {
  const at = client % Number(addresses);
  const localAddress = `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`;
  let isNew = true;
  const began = () => {
    if (isNew) waiting -= 1;
    isNew = false;
    if (waiting === 0) {
      waiting = -1;
      process.stdout.write('ready\n');
    }
  };
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () => {
    socket.write(slow.start);
    if (slow.drips) began();
  });
  open.add(socket);
  socket
    .on('error', () => {})
    .on('close', () => {
      open.delete(socket);
      away.push(client);
      began();
    });
  // The first received bytes show that the answer has started; nothing more is read.
  if (slow.drips) socket.resume();
  else
    socket.once('readable', () => {
      socket.pause();
      began();
    });
};

for (let client = 0; client < Number(clients); client += 1) come(client);
setInterval(() => {
  if (slow.drips) for (const socket of open) if (socket.writable) socket.write('x');
}, 1_000);
setInterval(() => {
  const back = waiting < 0 ? away.shift() : undefined;
  if (back !== undefined) come(back);
}, 1_000 / slow.back);
setTimeout(() => process.exit(0), 180_000);
