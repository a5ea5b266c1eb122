import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from './store.ts';

const READS = /^(?:forget|hinted|list|newest|now|pending|published|read|recorded|watch)/;

/** The same store, on which every write rejects. */
export const readOnlyStore = (store: ReleaseStore): ReleaseStore =>
  new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      if (typeof name === 'string' && !READS.test(name))
        return async () => {
          throw new ReleaseError('unauthorised', 'Nothing is written here', 'Do it with the command.');
        };
      return value.bind(target);
    },
  });
