import { useSession } from '@paddock/host';
import { provideShellServices } from '@paddock/host/shell';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { followMessages } from './follow-messages.ts';

afterEach(() => useSession.setState({ status: 'anonymous' }, true));

test('[ROUTING-28] the remote of messages is loaded for customers alone, once for each login', () => {
  const deliver = vi.fn();
  onTestFinished(provideShellServices({ deliver }));
  onTestFinished(followMessages());
  expect(deliver).not.toHaveBeenCalled();
  useSession.setState({ status: 'customer', customerId: '7' }, true);
  useSession.setState({ status: 'customer', customerId: '7' }, true);
  expect(deliver.mock.calls).toEqual([['messages.follow', {}]]);
  useSession.setState({ status: 'anonymous' }, true);
  useSession.setState({ status: 'customer', customerId: '8' }, true);
  expect(deliver).toHaveBeenCalledTimes(2);
});
