import { afterEach, beforeEach, expect, vi } from 'vitest';

// Fails a test that prints anything, since output on an error path is a defect.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  vi.spyOn(console, 'info');
});
afterEach(() => {
  for (const printed of [console.error, console.warn, console.info]) expect(printed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
