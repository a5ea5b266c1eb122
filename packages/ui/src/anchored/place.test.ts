// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type Box, type Placement, place, type Size } from './place.ts';

const screen: Size = { width: 360, height: 640 };
const below: Placement = { side: 'below', align: 'start' };
const button = (left: number, top: number): Box => ({ left, top, width: 100, height: 36 });

describe('[POPOVER-6, POPOVER-7] what a button opens', () => {
  test('stands below it, left edge under left edge', () => {
    expect(place(button(40, 100), { width: 200, height: 300 }, screen, below)).toMatchObject({ left: 40, top: 142 });
  });

  test('stands above it where only there is room', () => {
    expect(place(button(40, 500), { width: 200, height: 300 }, screen, below)).toMatchObject({
      side: 'above',
      top: 194,
    });
  });

  test('stays on its side, and scrolls, where the other has no more room', () => {
    const placed = place(button(40, 200), { width: 200, height: 2000 }, screen, below);
    expect(placed).toMatchObject({ side: 'below', top: 242, maxHeight: 390 });
  });

  test.each([
    [300, 152],
    [-50, 8],
  ])('with its button at %i, is moved to %i px, onto the screen', (at, left) => {
    expect(place(button(at, 100), { width: 200, height: 50 }, screen, below).left).toBe(left);
  });

  test('is in line with the middle or the end of its button if asked', () => {
    const size = { width: 60, height: 50 };
    expect(place(button(100, 100), size, screen, { side: 'above', align: 'center' })).toMatchObject({
      left: 120,
      top: 44,
    });
    expect(place(button(100, 100), size, screen, { side: 'below', align: 'end' }).left).toBe(140);
  });
});
