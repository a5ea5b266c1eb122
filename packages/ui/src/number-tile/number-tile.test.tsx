import { NumberTile } from '@paddock/ui/number-tile';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

const clothOf = (number: number) => {
  render(<NumberTile number={number} />);
  return screen.getByText(String(number)).style.getPropertyValue('--cloth');
};

test('[TILE-1] a start number is text on its saddle cloth', () => {
  expect(clothOf(3)).toBe('var(--cloth-3)');
  expect(clothOf(20)).toBe('var(--cloth-20)');
});

test.each([0, 21, 101])('[TILE-2] %i has no cloth', (number) => {
  expect(clothOf(number)).toBe('');
});
