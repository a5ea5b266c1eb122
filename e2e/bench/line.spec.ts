import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { Lane, openLine } from './line.ts';

const SLOW = { rtt: 150, bitsPerSecond: 1_600_000 };

test('bytes take their share of the bandwidth, and half a round trip', () => {
  const lane = new Lane(SLOW);
  // 20,000 bytes are 160,000 bits, a tenth of a second's capacity.
  expect(lane.send(20_000, 1_000)).toEqual({ leaves: 1_100, arrives: 1_175 });
});

test('what is sent waits for what was sent before, of whatever connection', () => {
  const lane = new Lane(SLOW);
  lane.send(20_000, 0);
  expect(lane.send(20_000, 50).arrives).toBe(275);
  expect(lane.send(20_000, 10_000).arrives, 'a lane that fell idle is free').toBe(10_175);
});

test('a line gives every byte to the other end, in order', async () => {
  const line = await openLine({ rtt: 2, bitsPerSecond: 1e9 }, (connection) => {
    connection.on('data', (bytes) => connection.write(bytes));
    connection.on('end', () => connection.end());
  });
  const sent = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));
  const customer = connect(line.port, '127.0.0.1');
  const received: Buffer[] = [];
  let size = 0;
  customer.on('data', (bytes: Buffer) => {
    received.push(bytes);
    size += bytes.length;
    if (size === sent.length) customer.end();
  });
  customer.write(sent);
  await once(customer, 'close');
  expect(Buffer.concat(received).equals(sent)).toBe(true);
  await line.stop();
});
