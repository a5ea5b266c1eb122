import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server on a free port that accepts everything and records all lines. */
export const startSmtpServer = async () => {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    const answer = (line: string): string | null => {
      if (isData && line !== '.') return null;
      if (isData) {
        isData = false;
        return '250 taken';
      }
      if (/^EHLO/i.test(line)) return '250 test';
      if (/^DATA/i.test(line)) {
        isData = true;
        return '354 go on';
      }
      return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
    };
    socket.write('220 test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const parts = (rest + String(chunk)).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        const said = answer(line);
        if (said !== null) socket.write(`${said}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    lines,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
};
