import { send } from '@paddock/core';
import { provideShellServices } from '@paddock/core/shell';
import { expect, test, vi } from 'vitest';

test('[MESSAGE-1] a message goes to the shell, which knows the remote that takes it', () => {
  const deliver = vi.fn();
  const forget = provideShellServices({ deliver });
  send('slip.add', { raceId: 7, startnr: 3 });
  expect(deliver).toHaveBeenCalledWith('slip.add', { raceId: 7, startnr: 3 });
  forget();
});

test('[MESSAGE-2] [MESSAGE-3] other fields are a compile error, and without a shell nothing happens', () => {
  // @ts-expect-error: the message has a race
  send('slip.add', { startnr: 3 });
});
