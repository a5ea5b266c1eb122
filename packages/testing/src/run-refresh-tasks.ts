import { createRefreshQueue, useRefreshTasks } from '@paddock/host/shell';
import { focusManager } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';

/**
 * Runs the refresh tasks of what is on screen until the test ends, as the shell does while the tab
 * is visible.
 */
export function runRefreshTasks(): void {
  const queue = createRefreshQueue();
  const follow = () => queue.setTasks(useRefreshTasks.getState().tasks);
  const look = () => queue.setOpen(focusManager.isFocused());
  follow();
  look();
  const stops = [useRefreshTasks.subscribe(follow), focusManager.subscribe(look)];
  onTestFinished(() => {
    for (const stop of stops) stop();
    queue.setOpen(false);
  });
}
