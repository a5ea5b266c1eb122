import { basename } from 'node:path';
import { ownerOf } from '../apps/packages.ts';

/** The order of all layers, weakest first. Every stylesheet begins with it, because any of them may load first. */
export const LAYER_ORDER = '@layer reset, tokens, kit, shell, remote;';

const KIT = '@paddock/ui';

/** The cascade layer of a stylesheet: `kit`, `remote.mf-racing`, or `shell` for all others. */
export const layerOf = (file: string, remotes: readonly string[]): string => {
  const owner = ownerOf(file)?.manifest.name ?? '';
  if (owner === KIT) return 'kit';
  const name = basename(owner);
  return remotes.includes(name) ? `remote.${name}` : 'shell';
};
