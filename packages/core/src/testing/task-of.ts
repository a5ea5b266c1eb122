import type { RefreshTask } from '../refresh/refresh-task.ts';

/** A task that writes its name into `runs` when it runs: of everyone, every 5 s unless told. */
export const taskOf = (runs: string[], name: string, more: Partial<RefreshTask> = {}): RefreshTask => ({
  name,
  rate: 'short',
  audience: 'everyone',
  run: async () => {
    runs.push(name);
  },
  ...more,
});
