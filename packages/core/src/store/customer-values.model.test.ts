import { expect, test } from 'vitest';
import { handedTo } from './customer-values.model.ts';

const SLIP = 'customer/slip';

/** The slip that each viewer finds, in turn. A visitor is null; `adds` is their new content. */
function slipsOf(...viewers: [viewer: string | null, adds?: unknown][]): unknown[] {
  let values: ReadonlyMap<string, unknown> = new Map();
  return viewers.map(([viewer, adds]) => {
    values = handedTo(values, viewer);
    const found = values.get(SLIP) ?? null;
    if (adds !== undefined) values = new Map(values).set(SLIP, adds);
    return found;
  });
}

test("[SHARED-6] a customer's value is found by the same customer alone", () => {
  expect(slipsOf(['anna', 'WIN 3'], [null], ['anna'])).toEqual([null, null, 'WIN 3']);
  expect(slipsOf(['anna', 'WIN 3'], [null], ['bert'], [null], ['anna'])).toEqual([null, null, null, null, null]);
  expect(slipsOf(['anna', 'WIN 3'], ['bert'], ['anna'])).toEqual([null, null, null]);
});

test("[SHARED-8] a visitor's value is the customer's who logs in", () => {
  expect(slipsOf([null, 'PLC 5'], ['anna'])).toEqual([null, 'PLC 5']);
  expect(slipsOf(['anna', 'WIN 3'], [null, 'PLC 5'], ['anna'])).toEqual([null, null, 'PLC 5']);
  expect(slipsOf(['anna', 'WIN 3'], [null, 'PLC 5'], ['bert'])).toEqual([null, null, 'PLC 5']);
});

test("[SHARED-11] a visitor's list or record is added to the one that the customer has who logs in", () => {
  const after = (kept: unknown, visitors: unknown) => slipsOf(['anna', kept], [null, visitors], ['anna']).at(-1);
  expect(after(['WIN 3'], ['PLC 5'])).toEqual(['WIN 3', 'PLC 5']);
  expect(after(['WIN 3'], [])).toEqual(['WIN 3']);
  expect(after({ slip: 5, bets: 2 }, { slip: 1 })).toEqual({ slip: 1, bets: 2 });
  expect(after({ slip: 5 }, {})).toEqual({ slip: 5 });
  expect(after(['WIN 3'], { slip: 1 })).toEqual({ slip: 1 });
  expect(after(['WIN 3'], null)).toBeNull();
});

test('[SHARED-9] a tab that wakes up late changes nothing', () => {
  const values = handedTo(new Map([[SLIP, 'WIN 3']]), 'bert');
  expect(handedTo(values, 'bert')).toBe(values);
});
