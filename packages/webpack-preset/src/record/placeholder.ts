/**
 * Stands for the build's hash while webpack runs. It is as long as the hash, so that no offset
 * moves, and valid in a name.
 */
export const HASH_PLACEHOLDER = '0pBuildHash0';

/**
 * The name of Module Federation's start-up code in source maps. Its text has absolute paths of this
 * machine.
 */
export const FEDERATION_SOURCE = 'paddock:///federation-runtime';

/**
 * `catalogue` → `catalogue_0pBuildHash0`: the name of container and chunk array, unique per build.
 */
export const containerOf = (name: string): string => `${name.replaceAll('-', '_')}_${HASH_PLACEHOLDER}`;
