import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * React's warnings about a test that continues while something still loads. They depend on how busy
 * the machine is. Tests wait for what they check, so these warnings do not fail them.
 */
const ON_ACT = /^A component suspended inside an `act` scope|^The current testing environment is not configured to sup/;

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

/** A warning or an error on the console fails the test, unless the test expects it. */
afterEach(() => {
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  const unexpected = complaints.filter(([text]) => !ON_ACT.test(String(text)));
  vi.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
