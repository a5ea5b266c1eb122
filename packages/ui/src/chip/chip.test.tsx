import { Chip, ChipGroup } from '@paddock/ui/chip';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

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

test('[CHIP-3] the pressed chip is in sight first', () => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[aria-pressed="true"]') ? new DOMRect(600, 0, 100, 44) : new DOMRect(0, 0, 360, 52);
  });
  onTestFinished(() => boxes.mockRestore());
  render(
    <ChipGroup label="Länder">
      <Chip pressed={false}>Frankreich</Chip>
      <Chip pressed>Irland</Chip>
    </ChipGroup>,
  );
  expect(screen.getByRole('group', { name: 'Länder' }).scrollLeft).toBe(470);
});
