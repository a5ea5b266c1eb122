// Before anything else, since the client keeps the class of its requests.
import '@paddock/host/browser-request';
import { queryClient } from '@paddock/host';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A machine that does much else at once is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});
