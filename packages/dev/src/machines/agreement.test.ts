import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { agreement } from './agreement.ts';

/** An edge that answers each page after this time (ms), with release 7. */
const edgeThatHolds = async (ms: number, isUp = true) => {
  const page = '<script id="paddock-release" type="application/json">{"sequence":7}</script>';
  const server = createServer((_, response) => void setTimeout(() => response.end(page), ms)).listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { name: 'edge 1', origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isUp };
};

test('[MACHINES-3] the time until edges agree includes that of a page which an edge holds until it has the release', async () => {
  const [quick, slow] = [await edgeThatHolds(0), await edgeThatHolds(700)];
  expect(await agreement([quick], 7, 2_000)).toBeLessThan(700);
  expect(await agreement([slow, quick], 7, 2_000)).toBeGreaterThanOrEqual(690);
});

test('[MACHINES-3] an edge that holds a page for longer, or has an older release, has not agreed in time', async () => {
  const [held, older] = [await edgeThatHolds(10_000), await edgeThatHolds(0)];
  const late = 'edge 1 has no release 8 after 500 ms';
  await Promise.all([held, older].map((edge) => expect(agreement([edge], 8, 500)).rejects.toThrow(late)));
  expect(await agreement([{ ...held, isUp: false }], 8, 500)).toBeLessThan(500);
});
