import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A page is a lazy chunk, which a busy machine takes its time to bring.
configure({ asyncUtilTimeout: 5_000 });

// Outside a browser a Request knows no page that `/api` could belong to. Before anything else, since the client keeps the class.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.origin) : input, init);
  }
};

// Silence is part of passing: what the console complains of fails the test, unless the test expects it.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

globalThis.scrollTo = () => {};

// jsdom has no modal dialogs: here one is open and nothing behind it is inert. (Some tests run without jsdom.)
if ('HTMLDialogElement' in globalThis) {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}
