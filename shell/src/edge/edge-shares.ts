/** Empty. The build for the edge replaces it with a module that has all shared libraries. */
export const shares: Record<string, unknown> = {};
