import { describe, expect, test } from 'vitest';
import { promote, readRelease, rollback } from './index.ts';
import { makeStore } from './testing/make-store.ts';

const channel = 'production';

describe('promoting', () => {
  test('smoke', async () => {
    const { store, operator, publish } = await makeStore();
    const shell = await publish('shell', 'a');
    const a = await publish('mf-racing', 'a');
    const b = await publish('mf-racing', 'b');
    await promote(store, operator, { channel, targets: [shell, a] });
    await promote(store, operator, { channel, targets: [b] });
    const back = await rollback(store, operator, { channel, name: 'mf-racing', reason: 'odds are wrong' });
    expect(back.release.builds['mf-racing']?.buildId).toBe(a.buildId);
    expect(back.release.lastKnownGood).toEqual({});
    expect((await readRelease(store, channel))?.sequence).toBe(3);
  });
});
