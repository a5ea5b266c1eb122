// Imported first: the client captures the `Request` class when it loads.
import '@paddock/host/browser-request';
import { queryClient } from '@paddock/host';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});
