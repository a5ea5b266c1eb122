import { basename } from 'node:path';
import { ownerOf } from '../apps/packages.ts';

/** The order of all layers, weakest first. At the top of every stylesheet, so that it holds whichever arrives first. */
export const LAYER_ORDER = '@layer reset, tokens, kit, shell, remote;';

const KIT = '@paddock/ui';

/** The cascade layer of a stylesheet: `kit` for the components, `remote.mf-racing` for a remote's own, else the shell's. */
export const layerOf = (file: string, remotes: readonly string[]): string => {
  const owner = ownerOf(file)?.manifest.name ?? '';
  if (owner === KIT) return 'kit';
  const name = basename(owner);
  return remotes.includes(name) ? `remote.${name}` : 'shell';
};
