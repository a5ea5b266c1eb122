import { queryClient } from '@paddock/host';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A machine that does much else at once is slow, not wrong.
configure({ asyncUtilTimeout: 4_000 });

const alarms = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

beforeEach(() => {
  for (const alarm of alarms) alarm.mockClear();
});

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

/** Silence is part of passing. */
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  for (const alarm of alarms) expect(alarm.mock.calls).toEqual([]);
});
