import { holdUnsavedWork, useUnsavedWork } from '@paddock/core';
import { hasUnsavedWork, onWorkSaved } from '@paddock/core/shell';
import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

describe('unsaved work', () => {
  test('[UNSAVED-1] is there until the last one who holds it lets go', () => {
    vi.useFakeTimers();
    const saved = vi.fn();
    const stop = onWorkSaved(saved);
    const [releaseForm, releaseSlip] = [holdUnsavedWork(), holdUnsavedWork()];
    releaseForm();
    releaseForm();
    expect(hasUnsavedWork()).toBe(true);
    vi.runAllTimers();
    expect(saved).not.toHaveBeenCalled();
    releaseSlip();
    expect(hasUnsavedWork()).toBe(false);
    vi.runAllTimers();
    expect(saved).toHaveBeenCalledOnce();
    stop();
    vi.useRealTimers();
  });

  test('[UNSAVED-1] is not saved when the next step of a form takes it over in the same breath', () => {
    vi.useFakeTimers();
    const saved = vi.fn();
    const stop = onWorkSaved(saved);
    const releaseFirst = holdUnsavedWork();
    releaseFirst();
    const releaseSecond = holdUnsavedWork();
    vi.runAllTimers();
    expect(saved).not.toHaveBeenCalled();
    releaseSecond();
    stop();
    vi.useRealTimers();
  });

  test('[UNSAVED-1] ends with the component that declared it', () => {
    const { rerender, unmount } = renderHook(({ dirty }) => useUnsavedWork(dirty), { initialProps: { dirty: false } });
    expect(hasUnsavedWork()).toBe(false);
    rerender({ dirty: true });
    expect(hasUnsavedWork()).toBe(true);
    unmount();
    expect(hasUnsavedWork()).toBe(false);
  });
});
