import { Slot } from '@paddock/core';
import { SlotRenderer } from '@paddock/core/shell';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

describe('what remotes see of the shell', () => {
  test('[SLOTS-1] a slot that nobody fills is empty', () => {
    const { container } = render(<Slot name="race.stream" props={{ raceId: 7 }} />);
    expect(container.innerHTML).toBe('');
  });

  test('[SLOTS-2] a slot shows what the shell finds for it', () => {
    render(
      <SlotRenderer.Provider value={({ name, props }) => `${name} ${props?.raceId}`}>
        <Slot name="race.stream" props={{ raceId: 7 }} />
      </SlotRenderer.Provider>,
    );
    screen.getByText('race.stream 7');
  });
});
