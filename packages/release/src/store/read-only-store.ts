import { ReleaseError } from '../release-error.ts';
import { type ReleaseStore, STORE_READS } from './store.ts';

const HARMLESS: ReadonlySet<string | symbol> = new Set<keyof ReleaseStore>([
  ...STORE_READS,
  'forgetNewest',
  'watchJournal',
]);

/** The same store, on which every write rejects. */
export const readOnlyStore = (store: ReleaseStore): ReleaseStore =>
  new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      if (!HARMLESS.has(name))
        return async () => {
          throw new ReleaseError('unauthorised', 'Nothing is written here', 'Do it with the command.');
        };
      return value.bind(target);
    },
  });
