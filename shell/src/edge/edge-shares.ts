/** Empty. The build for the edge replaces it by a module with all shared libraries. */
export const shares: Record<string, unknown> = {};
