import { basename } from 'node:path';
import { remoteLayer } from '@paddock/release/record';
import { ownerOf } from '../apps/packages.ts';

const KIT = '@paddock/ui';

/** The cascade layer of a stylesheet: `kit`, `remote.mf-racing`, or `shell` for all others. */
export const layerOf = (file: string, remotes: readonly string[]): string => {
  const owner = ownerOf(file)?.manifest.name ?? '';
  if (owner === KIT) return 'kit';
  const name = basename(owner);
  return remotes.includes(name) ? remoteLayer(name) : 'shell';
};
