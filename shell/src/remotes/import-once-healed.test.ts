import { RemoteUnavailable } from '@paddock/federation';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importOnceHealed } from './import-once-healed.ts';
import type { RemoteSource } from './remote-source.ts';

const MISSING = new RemoteUnavailable({
  remote: 'shell',
  buildId: '1.0.0-0123456789ab',
  release: 7,
  phase: 'chunk',
  errorClass: 'http',
});

let failure: RemoteUnavailable | null;
let listeners: Set<() => void>;
let stopHealing: () => void;
let source: RemoteSource;

const tell = () => {
  for (const listener of listeners) listener();
};

beforeEach(() => {
  failure = null;
  listeners = new Set();
  stopHealing = vi.fn();
  source = {
    failureOf: () => failure,
    isWhole: () => failure === null,
    heal: () => stopHealing,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as Partial<RemoteSource> as RemoteSource;
});

describe('a chunk of the shell without which there is no page', () => {
  test('[LATE-12] is imported again as soon as the file that failed is back, and not before', async () => {
    const load = vi.fn(async () => {
      if (failure) throw new Error('The chunk did not come');
      return 'texts';
    });
    failure = MISSING;
    const imported = importOnceHealed(source, load);
    await vi.waitFor(() => expect(listeners.size).toBe(1), 10_000);
    tell();
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(1);
    failure = null;
    tell();
    expect(await imported).toBe('texts');
    expect(load).toHaveBeenCalledTimes(2);
    expect(listeners.size).toBe(0);
    expect(stopHealing).toHaveBeenCalledTimes(1);
  });

  test('[LATE-13] fails where no file is to blame', async () => {
    const load = () => Promise.reject(new Error('thrown by the chunk'));
    await expect(importOnceHealed(source, load)).rejects.toThrow('thrown by the chunk');
  });
});
