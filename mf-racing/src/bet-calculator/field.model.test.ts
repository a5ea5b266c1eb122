import { draftOf, fitDraft, ticketOf } from '@paddock/betslip';
import type { WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { expect, test } from 'vitest';
import { withinField } from './field.model.ts';

test('[CALC-16] horses above the number of runners are not on the ticket', () => {
  const type = wagerTypes.find(({ id }) => id === 'DEU-WIN') as WagerType;
  const draft = fitDraft(withinField(draftOf([3, 14]), 12), type);
  expect(ticketOf(draft, type, 100).selection).toEqual({ kind: 'singles', horses: [3] });
});
