import { expect, it } from 'vitest';
import { handedTo } from './customer-values.model.ts';

const SLIP = 'customer/slip';

/** The slip that each viewer finds, in turn. A visitor is null; `adds` is their new content. */
function slipsOf(...viewers: [viewer: string | null, adds?: string][]): unknown[] {
  let values: ReadonlyMap<string, unknown> = new Map();
  return viewers.map(([viewer, adds]) => {
    values = handedTo(values, viewer);
    const found = values.get(SLIP) ?? null;
    if (adds) values = new Map(values).set(SLIP, adds);
    return found;
  });
}

it("[SHARED-6] a customer's value is found by the same customer alone", () => {
  expect(slipsOf(['anna', 'WIN 3'], [null], ['anna'])).toEqual([null, null, 'WIN 3']);
  expect(slipsOf(['anna', 'WIN 3'], [null], ['bert'], [null], ['anna'])).toEqual([null, null, null, null, null]);
  expect(slipsOf(['anna', 'WIN 3'], ['bert'], ['anna'])).toEqual([null, null, null]);
});

it("[SHARED-8] a visitor's value is the customer's who logs in, in place of what that customer had", () => {
  expect(slipsOf([null, 'PLC 5'], ['anna'])).toEqual([null, 'PLC 5']);
  expect(slipsOf(['anna', 'WIN 3'], [null, 'PLC 5'], ['anna'])).toEqual([null, null, 'PLC 5']);
});

it('[SHARED-9] a tab that wakes up late changes nothing', () => {
  const values = handedTo(new Map([[SLIP, 'WIN 3']]), 'bert');
  expect(handedTo(values, 'bert')).toBe(values);
});
