import { Chip, ChipGroup } from '@paddock/ui/chip';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

test('[CHIP-1] [CHIP-2] a chip says whether the page is narrowed to it, and each press is told', () => {
  const press = vi.fn();
  render(
    <ChipGroup label="Länder">
      <Chip pressed onClick={press}>
        Frankreich
      </Chip>
      <Chip pressed={false}>Irland</Chip>
    </ChipGroup>,
  );
  expect(screen.getByRole('group', { name: 'Länder' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Irland', pressed: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Frankreich', pressed: true }));
  expect(press).toHaveBeenCalledTimes(1);
});
