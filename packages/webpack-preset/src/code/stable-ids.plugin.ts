import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { placeOf } from '../apps/packages.ts';
import { isStartUpCode } from '../federation/index.ts';

/** An absolute path in an identifier. It may contain spaces. */
const PATH = /(?<=^|[!|= ])(?:\/|[A-Za-z]:\\)(?:(?![!|]|[= ](?:\/|[A-Za-z]:\\)).)*/gs;

/**
 * A module's identifier with all paths relative to their packages, so that it is the same in every
 * folder.
 */
const nameOf = (module: Module): string => {
  // The identifier of a scope-hoisted module is a hash of paths; that of its root module is a path.
  const identifier = ((module as { rootModule?: Module }).rootModule ?? module).identifier();
  if (isStartUpCode(identifier)) return 'federation-runtime';
  return identifier.replaceAll(PATH, placeOf);
};

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

const numberOf = (text: string, range: number): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16) % range;

/**
 * Gives each item a short number derived from its name. Collisions are resolved in the order of the
 * names.
 */
const assignNumbers = <Item>(items: { item: Item; name: string }[], assign: (item: Item, id: number) => void): void => {
  // At most one number in twenty is used, so that a new item rarely changes the number of another.
  const range = Math.max(1000, 10 ** Math.ceil(Math.log10(items.length * 20)));
  const taken = new Set<number>();
  for (const { item, name } of items.sort(byName)) {
    let attempt = 0;
    let id = numberOf(name, range);
    while (taken.has(id)) id = numberOf(`${name}#${++attempt}`, range);
    taken.add(id);
    assign(item, id);
  }
};

/**
 * webpack's deterministic ids depend on the path of the repository. These depend on packages and
 * paths inside them.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap('StableIdsPlugin', () => this.nameModules(compilation));
      compilation.hooks.chunkIds.tap('StableIdsPlugin', (chunks) => this.nameChunks(compilation, chunks));
    });
  }

  private nameModules({ modules, chunkGraph }: Compilation): void {
    const wanted = [...modules].filter(
      (module) =>
        module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0 && chunkGraph.getModuleId(module) === null,
    );
    assignNumbers(
      wanted.map((item) => ({ item, name: nameOf(item) })),
      (module, id) => chunkGraph.setModuleId(module, id),
    );
  }

  private nameChunks({ chunkGraph }: Compilation, chunks: Iterable<Chunk>): void {
    const name = (chunk: Chunk): string =>
      chunk.name ?? chunkGraph.getChunkRootModules(chunk).map(nameOf).sort().join();
    assignNumbers(
      [...chunks].map((item) => ({ item, name: name(item) })),
      (chunk, id) => {
        chunk.id = id;
        chunk.ids = [id];
      },
    );
  }
}
