import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP, pathThrough, type Spot, spotOf, spreadOut } from './map.model.ts';

const KIEL = { latitude: 54.32, longitude: 10.13 };
const MUNICH = { latitude: 48.14, longitude: 11.57 };
const AACHEN = { latitude: 50.78, longitude: 6.08 };
const DRESDEN = { latitude: 51.05, longitude: 13.74 };

const SIDE = 24;
const spot: fc.Arbitrary<Spot> = fc.record({
  x: fc.integer({ min: 0, max: MAP.width }),
  y: fc.integer({ min: 0, max: MAP.height }),
});
const overlaps = (a: Spot, b: Spot) => Math.abs(a.x - b.x) < SIDE && Math.abs(a.y - b.y) < SIDE;

describe('the map of sell points', () => {
  test('[CMS-50] has places where they are, north up', () => {
    const [kiel, munich, aachen, dresden] = [KIEL, MUNICH, AACHEN, DRESDEN].map(spotOf) as [Spot, Spot, Spot, Spot];
    expect(kiel.y).toBeLessThan(munich.y);
    expect(aachen.x).toBeLessThan(dresden.x);
    for (const { x, y } of [kiel, munich, aachen, dresden]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP.height);
    }
  });

  test('[CMS-50] is Mercator: a degree of latitude is as long as one of longitude divided by the cosine', () => {
    const at = (latitude: number, longitude: number) => spotOf({ latitude, longitude });
    const east = at(51, 10.5).x - at(51, 9.5).x;
    const north = at(50.5, 10).y - at(51.5, 10).y;
    expect(north / east).toBeCloseTo(1 / Math.cos((51 * Math.PI) / 180), 3);
  });

  test('[CMS-50] draws a line through its places', () => {
    expect(pathThrough('5.6 55.1, 15.3 55.1')).toBe('M0.0 0.0L320.0 0.0');
  });

  test('[CMS-51] no mark covers another', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 12 }), (spots) => {
        const spread = spreadOut(spots, SIDE);
        for (const [index, a] of spread.entries())
          for (const b of spread.slice(index + 1)) expect(overlaps(a, b)).toBe(false);
      }),
    );
  });

  test('[CMS-51] a mark that is alone stays', () => {
    const spots = [KIEL, MUNICH, AACHEN, DRESDEN].map(spotOf);
    expect(spreadOut(spots, SIDE)).toEqual(spots);
  });
});
