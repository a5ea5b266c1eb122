// Before anything else, since the client keeps the class of its requests.
import '@paddock/host/browser-request';
import { queryClient } from '@paddock/host';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A machine that does much else at once is slow, not wrong: a test waits up to 10 s for each of its steps, and has several.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

// jsdom scrolls nothing, and lays nothing out.
globalThis.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no modal dialogs: here one is open, and gives the focus back as a browser does.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  (openers.get(this) as HTMLElement | null)?.focus();
};

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

/** Silence is part of passing: what the console complains of fails the test, unless the test expects it. */
afterEach(() => {
  cleanup();
  queryClient.clear();
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints).toEqual([]);
});
