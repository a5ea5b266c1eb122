import { Sparkline, type Trend } from '@paddock/ui/sparkline';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pointsOf } from './sparkline.model.ts';

afterEach(cleanup);

const WORDS = { up: 'gestiegen', down: 'gefallen', steady: 'unverändert' };
const describeTrend = ({ first, last, direction }: Trend) => `Siegquote ${first} → ${last}, ${WORDS[direction]}`;
const show = (...values: number[]) => render(<Sparkline values={values} describe={describeTrend} />);

describe('[SPARKLINE-1] [SPARKLINE-2] a sparkline', () => {
  test.each([
    [[420, 500, 350], 'Siegquote 420 → 350, gefallen'],
    [[350, 300, 420], 'Siegquote 350 → 420, gestiegen'],
    [[350, 420, 350], 'Siegquote 350 → 350, unverändert'],
    [[350], 'Siegquote 350 → 350, unverändert'],
  ])('of %j is read out as "%s"', (values, name) => {
    show(...values);
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });

  test('tells the direction by a shape, not by a colour', () => {
    const marks = [
      [1, 2],
      [2, 1],
      [1, 1],
    ].map((values) => {
      const { container, unmount } = show(...values);
      const d = container
        .querySelector('[data-direction]')
        ?.getAttribute('d')
        ?.replace(/^M[\d.]+ [\d.]+/, '');
      unmount();
      return d;
    });
    expect(new Set(marks).size).toBe(3);
  });

  test('of nothing is nothing', () => {
    expect(show().container.innerHTML).toBe('');
  });

  const box = { width: 60, height: 10 };

  test('spreads its values over the box: oldest left, greatest at the top', () => {
    expect(pointsOf([10, 20, 15], box)).toEqual([
      { x: 0, y: 10 },
      { x: 30, y: 0 },
      { x: 60, y: 5 },
    ]);
  });

  test('of values that are all the same is a level line in the middle', () => {
    expect(pointsOf([7, 7], box)).toEqual([
      { x: 0, y: 5 },
      { x: 60, y: 5 },
    ]);
  });

  test('of one value stands at the end, where the present is', () => {
    expect(pointsOf([7], box)).toEqual([{ x: 60, y: 5 }]);
  });
});
