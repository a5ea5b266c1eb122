import { join } from 'node:path';
import { type ObjectStoreOptions, openObjectStore } from '../../store/objects/object-store.ts';
import type { Actor } from '../../trust/actor.ts';
import { initStore } from '../../trust/keys.ts';
import { makeFolder } from '../make-folder.ts';
import { NOW } from '../make-store.ts';
import { createFakeS3, FAKE_LOCATION } from './fake-s3.ts';

/** A bucket for this test, and a way to open it as several processes do. Retries do not wait. */
export const makeBucket = () => {
  const bucket = createFakeS3();
  const { environment, send } = bucket;
  const open = (options: ObjectStoreOptions = {}) =>
    openObjectStore(FAKE_LOCATION, { environment, send, pause: async () => {}, ...options });
  return { bucket, open };
};

/** {@link makeBucket} with an empty store in it. */
export const makeBucketStore = async () => {
  const made = makeBucket();
  const folder = await makeFolder();
  const store = made.open();
  const { operator: key } = await initStore(store, join(folder, 'keys'));
  const operator: Actor = { key, who: 'olga', now: () => NOW };
  return { ...made, folder, store, operator };
};
