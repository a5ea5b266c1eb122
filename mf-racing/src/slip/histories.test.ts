import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slipForm } from '../shared/betting/slip-form.ts';
import { acknowledgeOwn } from './acknowledge-own.ts';
import { placeBets } from './place-bets.ts';
import { offerOf, pressOf, sendsByTicket, withoutTaken } from './ready-bets.model.ts';
import type { Parts } from './testing/model-page.ts';
import { SEEDED_BUGS } from './testing/seeded-bugs.ts';
import { playSlip, type SlipHistory, slipHistory } from './testing/slip-histories.ts';

const parts: Parts = { slipForm, acknowledgeOwn, placeBets, offerOf, pressOf, sendsByTicket, withoutTaken };

/** A fifth of them in every run. `npm run histories` runs all of them. */
const RUNS = Number(process.env.RUNS ?? 2_000);

const FILES = {
  'slip-form': '../shared/betting/slip-form.ts',
  'acknowledge-own': './acknowledge-own.ts',
  'place-bets': './place-bets.ts',
  'ready-bets': './ready-bets.model.ts',
};

/** A customer takes one of two horses away, at the same price: its odds must not be sent. */
const ONE_HORSE_LESS: SlipHistory = {
  hasLocks: false,
  builds: ['N', 'N'],
  first: 1,
  faults: [],
  steps: [
    { do: 'tick', tab: 0, at: 0, horse: 5 },
    { do: 'wait', ms: 500 },
    { do: 'tick', tab: 0, at: 0, horse: 3 },
    { do: 'stake', tab: 0, at: 0, cents: 200 },
    { do: 'wait', ms: 500 },
    { do: 'press', tab: 0 },
  ],
};

/** A customer whose session has ended ticks another horse before the next login. */
const TICKED_BETWEEN: SlipHistory = {
  ...ONE_HORSE_LESS,
  steps: [
    { do: 'sessionEnds' },
    { do: 'wait', ms: 500 },
    { do: 'add', tab: 0, kind: 0 },
    { do: 'wait', ms: 500 },
    { do: 'anna' },
    { do: 'wait', ms: 500 },
  ],
};

describe('the slip, whatever customers, races and the network do', () => {
  test('[PLACE-18] charges what the button said, sends what lies there, and loses no ticket', async () => {
    await fc.assert(
      fc.asyncProperty(slipHistory, async (each) => {
        expect(await playSlip(parts, each)).toEqual([]);
      }),
      { numRuns: RUNS, examples: [[ONE_HORSE_LESS], [TICKED_BETWEEN]] },
    );
  }, 600_000);

  test.each(SEEDED_BUGS.map(({ name, in: file }, number) => [name, `${FILES[file]}?bug=${number}`] as const))(
    '[PLACE-19] is seen to be wrong with a bug: %s',
    async (_name, source) => {
      const buggy = (await import(/* @vite-ignore */ source)) as Partial<Parts>;
      const found = await fc.check(
        fc.asyncProperty(slipHistory, async (each) => (await playSlip({ ...parts, ...buggy }, each)).length === 0),
        { numRuns: 10_000, endOnFailure: true, seed: 1 },
      );
      expect(found.failed).toBe(true);
    },
    600_000,
  );
});
