import { Slot, useSession } from '@paddock/host';
import { SlotRenderer } from '@paddock/host/shell';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('what remotes see of the shell', () => {
  it('[SLOTS-1] a slot that nobody fills is empty', () => {
    const { container } = render(<Slot name="race.stream" props={{ raceId: 7 }} />);
    expect(container.innerHTML).toBe('');
  });

  it('[SLOTS-2] a slot shows what the shell finds for it', () => {
    render(
      <SlotRenderer.Provider value={({ name, props }) => `${name} ${props?.raceId}`}>
        <Slot name="race.stream" props={{ raceId: 7 }} />
      </SlotRenderer.Provider>,
    );
    screen.getByText('race.stream 7');
  });

  it('[SESSION-1] a visitor is anonymous', () => {
    expect(useSession.getState().status).toBe('anonymous');
  });
});
