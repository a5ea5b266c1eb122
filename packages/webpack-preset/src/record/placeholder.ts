/** Stands for the build's hash while webpack works. As long as the hash, so that no offset moves; a valid piece of a name. */
export const HASH_PLACEHOLDER = '0pBuildHash0';

/** How source maps call Module Federation's start-up code, which the plugin writes with the absolute paths of this machine. */
export const FEDERATION_SOURCE = 'paddock:///federation-runtime';

/** `mf-racing` → `mf_racing_0pBuildHash0`: the name of container, chunk array and share scope, unique per build. */
export const containerOf = (name: string): string => `${name.replaceAll('-', '_')}_${HASH_PLACEHOLDER}`;
