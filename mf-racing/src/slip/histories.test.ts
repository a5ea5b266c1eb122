import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipForm } from '../shared/slip/slip-form.ts';
import { acknowledgeOwn } from './acknowledge-own.ts';
import { placeBets } from './place-bets.ts';
import { offerOf, sendsByTicket, withoutTaken } from './ready-bets.model.ts';
import type { Parts } from './testing/model-page.ts';
import { playSlip, slipHistory } from './testing/slip-histories.ts';

const parts: Parts = { slipForm, acknowledgeOwn, placeBets, offerOf, sendsByTicket, withoutTaken };

/** All of them before a release: `RUNS=10000`. */
const RUNS = Number(process.env.RUNS ?? 1_000);

describe('the slip, whatever customers, races and the network do', () => {
  it('[PLACE-18] charges what the button said', async () => {
    await fc.assert(
      fc.asyncProperty(slipHistory, async (each) => {
        expect(await playSlip(parts, each)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 600_000);
});
