import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish, RACING } from '../fake/drive.ts';
import { bootBoundary } from '../fake/fake-boundary.ts';
import { createFakePage } from '../fake/fake-environment.ts';
import { A, B, C, makeRelease, publish, putBuild } from '../fake/fake-release.ts';
import type { Fault } from '../fake/fake-server.ts';

const faults = fc.constantFrom<Fault>(
  'ok',
  'reset',
  'hang',
  'not-found',
  'server-error',
  'html',
  'altered',
  'throws',
  'syntax-error',
);

test('[BOUNDARY-14] whatever fails, in whatever order, a load ends loaded or given up, and a tab reloads at most three times', async () => {
  const story = fc.record({
    faults: fc.array(faults, { maxLength: 25 }),
    // The fault of every later request.
    after: faults,
    isUnsaved: fc.boolean(),
    storageThrows: fc.boolean(),
    goesOffline: fc.boolean(),
    hasGood: fc.boolean(),
    rollsBack: fc.boolean(),
    isBroken: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(story, async (story) => {
      let page = createFakePage();
      const options = story.isBroken ? { init: () => Promise.reject(new Error('broken')) } : {};
      const build = putBuild(page.server, RACING, B, options);
      const good: Record<string, typeof build> = story.hasGood ? { [RACING]: putBuild(page.server, RACING, A) } : {};
      const release = makeRelease(page.server, 7, { [RACING]: build }, good);
      const next = makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) });
      const { clock, server, storage } = page;
      const queue = [...story.faults];
      server.break(() => queue.shift() ?? story.after);

      // Each round is the page after a reload, or the customer's next attempt.
      let reloads = 0;
      for (let round = 0; round < 6; round++) {
        page = Object.assign(createFakePage({ clock, server }), { storage, storageThrows: story.storageThrows });
        page.online = !(story.goesOffline && round === 2);
        const { boundary, work } = bootBoundary(page, release);
        if (story.rollsBack) publish(server, next);
        work.isUnsaved = story.isUnsaved;
        const { value, error } = await finish(page, boundary.load(RACING));
        expect(boundary.state(RACING).name).toBe(value ? 'loaded' : 'gave-up');
        if (error) expect(error.name).toBe('RemoteUnavailable');
        expect(page.reloads).toBe(0);
        const stop = boundary.watchForHealing(RACING);
        await clock.advance(10_000);
        stop();
        reloads += page.reloads;
      }
      expect(reloads).toBeLessThanOrEqual(story.isUnsaved || story.storageThrows ? 0 : 3);
    }),
    { numRuns: 150 },
  );
}, 60_000);
