import type { Compilation } from 'webpack';

/** Takes the source maps out of what is published. By name, as webpack made them. */
export const takeMaps = (compilation: Compilation): Map<string, Buffer> => {
  const assets = compilation.getAssets().filter(({ name }) => name.endsWith('.map'));
  const maps = new Map(assets.map(({ name, source }) => [name, Buffer.from(source.buffer())]));
  for (const name of maps.keys()) compilation.deleteAsset(name);
  return maps;
};
