import type { Compilation } from 'webpack';

/** Removes the source maps from the published files and returns them by name. */
export const takeMaps = (compilation: Compilation): Map<string, Buffer> => {
  const assets = compilation.getAssets().filter(({ name }) => name.endsWith('.map'));
  const maps = new Map(assets.map(({ name, source }) => [name, Buffer.from(source.buffer())]));
  for (const name of maps.keys()) compilation.deleteAsset(name);
  return maps;
};
