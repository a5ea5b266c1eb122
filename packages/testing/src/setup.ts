// First, because the client captures the `Request` class when it loads.
import '@paddock/host/browser-request';
import { queryClient } from '@paddock/host';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW } from './fixtures.ts';

// A busy machine is slow, not wrong: each step of a test may take 10 s, and a test has several.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

// jsdom has no scrolling and no layout.
globalThis.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no modal dialogs. This one opens, and restores the focus like a browser.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  (openers.get(this) as HTMLElement | null)?.focus();
};

// jsdom has no popovers. Their content is always there.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

// A test that reads the wall clock fails on some day of the year.
beforeEach(() => void vi.setSystemTime(NOW));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});
