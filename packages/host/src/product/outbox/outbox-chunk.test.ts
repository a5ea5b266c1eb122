import { setTimeout as wait } from 'node:timers/promises';
import { startOutbox } from '@paddock/host/shell';
import { expect, test, vi } from 'vitest';

/** Whether the chunk of the outbox loads. */
const network = vi.hoisted(() => ({ isThere: false, findOut: 0 }));
vi.mock('./page-outbox.ts', () => ({
  get outbox() {
    if (!network.isThere) throw new Error('Loading chunk 5564 failed.');
    return { findOut: () => network.findOut++ };
  },
}));

test('[ONCE-5] a page whose outbox does not load looks again when the network is back, and throws nothing', async () => {
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  const stop = startOutbox();
  await wait(0);
  await wait(0);
  expect(uncaught).not.toHaveBeenCalled();
  network.isThere = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(network.findOut).toBe(1));
  stop();
  process.off('unhandledRejection', uncaught);
});
