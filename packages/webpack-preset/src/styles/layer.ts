import { basename } from 'node:path';
import { remoteLayer } from '@paddock/release/record';
import { ownerOf } from '../apps/packages.ts';

/** The cascade layer of a stylesheet: `kit`, `remote.catalogue`, or `shell` for all others. */
export const layerOf = (file: string, remotes: readonly string[]): string => {
  const owner = ownerOf(file)?.manifest;
  if (owner?.paddock?.layer) return owner.paddock.layer;
  const name = basename(owner?.name ?? '');
  return remotes.includes(name) ? remoteLayer(name) : 'shell';
};
