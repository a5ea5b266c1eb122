// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutbox } from './create-outbox.ts';
import { history, play } from './testing/histories.ts';
import { SEEDED_BUGS } from './testing/seeded-bugs.ts';

const RUNS = Number(process.env.RUNS ?? 10_000);

describe('the outbox, whatever customers and the network do', () => {
  it('[ONCE-1] ends every send in one state, makes one bet of it at most, and charges what the button said', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (each) => {
        expect(await play(createOutbox, each)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 600_000);

  it.each(SEEDED_BUGS.map(({ name }, number) => [name, number] as const))(
    '[ONCE-2] is seen to be wrong with a bug: %s',
    async (_name, number) => {
      const source = `./create-outbox.ts?bug=${number}`;
      const { createOutbox: buggy } = (await import(/* @vite-ignore */ source)) as {
        createOutbox: typeof createOutbox;
      };
      const found = await fc.check(
        fc.asyncProperty(history, async (each) => (await play(buggy, each)).length === 0),
        { numRuns: 20_000, endOnFailure: true, seed: 1 },
      );
      expect(found.failed).toBe(true);
    },
    600_000,
  );
});
