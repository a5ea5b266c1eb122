/**
 * The order of all cascade layers, weakest first. Every stylesheet begins with it, because any of
 * them may load first.
 */
export const LAYER_ORDER = '@layer reset, tokens, kit, shell, remote;';

/** The layer of a remote's own stylesheets. */
export const remoteLayer = (name: string): string => `remote.${name}`;
