/**
 * A placeholder for the build's hash while webpack runs. It has the same length as the hash, so
 * that no offset changes, and is valid in a name.
 */
export const HASH_PLACEHOLDER = '0pBuildHash0';

/**
 * The name of Module Federation's start-up code in source maps. Its text contains absolute paths of
 * this machine.
 */
export const FEDERATION_SOURCE = 'paddock:///federation-runtime';

/** The name of the container, unique per build: `catalogue` → `catalogue_0pBuildHash0`. */
export const containerOf = (name: string): string => `${name.replaceAll('-', '_')}_${HASH_PLACEHOLDER}`;
