import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that prints fails: output of a library on an error path is a defect of ours.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  vi.spyOn(console, 'info');
});
afterEach(() => {
  for (const printed of [console.error, console.warn, console.info]) expect(printed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
