import type { RefreshTask } from '../refresh/refresh-task.ts';

/** A task that adds its name to `runs` when it runs. By default for everyone, every 5 s. */
export const taskOf = (runs: string[], name: string, more: Partial<RefreshTask> = {}): RefreshTask => ({
  name,
  rate: 'short',
  audience: 'everyone',
  run: async () => {
    runs.push(name);
  },
  ...more,
});
