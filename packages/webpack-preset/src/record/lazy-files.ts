import type { ChunkGroup, Compilation, Module, NormalModule } from 'webpack';

type Block = Module['blocks'][number];

const blocksOf = function* (block: Pick<Block, 'blocks'>): Iterable<Block> {
  for (const inner of block.blocks) {
    yield inner;
    yield* blocksOf(inner);
  }
};

/** The files of chunk groups in load order: js and css, without maps. */
export const filesOf = (groups: Iterable<ChunkGroup>): string[] => [
  ...new Set([...groups].flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files].sort()))),
];

/**
 * These groups, and those that their code imports with `webpackFetchPriority: "high"`: parts that a
 * page always shows, but not first.
 */
export const withAwaited = (groups: readonly ChunkGroup[]): ChunkGroup[] => [
  ...groups,
  ...groups.flatMap((group) => group.getChildren().filter(({ options }) => options.fetchPriority === 'high')),
];

/**
 * The chunk groups that an `import()` loads, by the file that it names. Files that are only
 * imported statically are not in the map.
 */
export const lazyGroups = (compilation: Compilation): Map<string, ChunkGroup[]> => {
  const found = new Map<string, ChunkGroup[]>();
  for (const module of compilation.modules)
    for (const block of blocksOf(module))
      for (const dependency of block.dependencies) {
        const target = compilation.moduleGraph.getResolvedModule(dependency) as NormalModule | null;
        const group = compilation.chunkGraph.getBlockChunkGroup(block);
        if (!target?.resource || !group) continue;
        found.set(target.resource, [...(found.get(target.resource) ?? []), group]);
      }
  return found;
};
