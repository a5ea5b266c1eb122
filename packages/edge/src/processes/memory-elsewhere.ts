import type { ReleaseMemory } from '../release/release-memory.ts';
import type { FromProcess, ToProcess } from './process-messages.ts';

/** In a serving process: the memory, which the first process writes. */
export interface MemoryElsewhere extends Pick<ReleaseMemory, 'remember'> {
  /** Takes the answer of the first process. */
  take(message: ToProcess): void;
}

export const createMemoryElsewhere = (tell: (message: FromProcess) => void): MemoryElsewhere => {
  const waiting = new Map<number, PromiseWithResolvers<boolean>>();
  return {
    async remember(_, sequence) {
      const answered = Promise.withResolvers<boolean>();
      // It always answers: this process ends with it.
      waiting.set(sequence, answered);
      tell({ remembers: sequence });
      if (!(await answered.promise)) throw new Error('the first process does not have it on its disk');
    },
    take(message) {
      if (!('remembered' in message)) return;
      waiting.get(message.remembered)?.resolve(message.isOnDisk);
      waiting.delete(message.remembered);
    },
  };
};
