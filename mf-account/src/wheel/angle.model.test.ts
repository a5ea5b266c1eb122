import { describe, expect, test } from 'vitest';
import { angleOf, sectorOf } from './angle.model.ts';

describe('the wheel', () => {
  test.each([
    [0, 8],
    [3, 8],
    [7, 8],
    [1, 2],
  ])('[SPIN-2] field %i of %i stops under the pointer', (field, fields) => {
    const turned = (((((field + 0.5) * 360) / fields + angleOf(field, fields)) % 360) + 360) % 360;
    expect(Math.min(turned, 360 - turned)).toBeCloseTo(0);
  });

  test('[SPIN-1] fields lie clockwise from the top', () => {
    expect(sectorOf(0, 4)).toBe('M0 0L0.000 -100.000A100 100 0 0 1 100.000 0.000Z');
    expect(sectorOf(1, 4)).toBe('M0 0L100.000 0.000A100 100 0 0 1 0.000 100.000Z');
  });
});
