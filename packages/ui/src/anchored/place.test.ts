// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type Box, place, type Size } from './place.ts';

const screen: Size = { width: 360, height: 640 };
const button = (left: number, top: number): Box => ({ left, top, width: 100, height: 36 });

describe('[POPOVER-6] [POPOVER-7] what a button opens', () => {
  test('stands below it, left edge under left edge', () => {
    expect(place(button(40, 100), { width: 200, height: 300 }, screen, 'start')).toMatchObject({ left: 40, top: 142 });
  });

  test('stands above it where only there is room', () => {
    expect(place(button(40, 500), { width: 200, height: 300 }, screen, 'start')).toMatchObject({
      side: 'above',
      top: 194,
    });
  });

  test('stays on its side, and scrolls, where the other has no more room', () => {
    const placed = place(button(40, 200), { width: 200, height: 2000 }, screen, 'start');
    expect(placed).toMatchObject({ side: 'below', top: 242, maxHeight: 390 });
  });

  test.each([
    [300, 152],
    [-50, 8],
  ])('with its button at %i, is moved to %i px, onto the screen', (at, left) => {
    expect(place(button(at, 100), { width: 200, height: 50 }, screen, 'start').left).toBe(left);
  });

  test('is in line with the end of its button if asked', () => {
    expect(place(button(100, 100), { width: 60, height: 50 }, screen, 'end').left).toBe(140);
  });
});
