import { useRefreshTask } from '@paddock/core';
import { useRefreshTasks } from '@paddock/core/shell';
import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

const tasks = () => useRefreshTasks.getState().tasks;

describe('a refresh task of a component', () => {
  test('[QUEUE-1] [QUEUE-5] is there as long as the component, and does what it was rendered with last', async () => {
    const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
    const { rerender, unmount } = renderHook(({ run }) => useRefreshTask({ name: 'odds', audience: 'everyone', run }), {
      initialProps: { run: first },
    });
    const [task] = tasks();
    rerender({ run: second });
    expect(tasks()).toEqual([task]);
    await task?.run();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
    unmount();
    expect(tasks()).toEqual([]);
  });
});
