import { openFileStore } from './file-store.ts';
import { type Environment, isBucketLocation } from './objects/location.ts';
import { openObjectStore } from './objects/object-store.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Opens the store at `location`: a folder that need not exist yet, or `s3://bucket/prefix` with its
 * credentials in the environment. `trustedRoot` pins the root key by its id: a store with another
 * root key is refused.
 */
export const openStore = (
  location: string,
  options: { trustedRoot?: string | null; environment?: Environment } = {},
): ReleaseStore => (isBucketLocation(location) ? openObjectStore(location, options) : openFileStore(location, options));
