import { createHash } from 'node:crypto';
import type { Build, BuildFile } from '@paddock/release/record';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { App } from '../apps/app.ts';
import { EDGE_FILE } from '../define-edge.ts';
import { BILL_FILE, billOfMaterials } from './bill-of-materials.ts';
import { buildFile } from './build-file.ts';
import { describeBuild } from './describe-build.ts';
import { takeMaps } from './maps.ts';
import { FEDERATION_SOURCE, HASH_PLACEHOLDER } from './placeholder.ts';

const RECORD_FILE = 'build.json';

const describeFiles = (files: Map<string, Buffer>): Record<string, BuildFile> =>
  Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, bytes]) => [name, buildFile(bytes)]));

const fill = (bytes: Buffer, hash: string): Buffer =>
  bytes.includes(HASH_PLACEHOLDER) ? Buffer.from(bytes.toString('utf8').replaceAll(HASH_PLACEHOLDER, hash)) : bytes;

/**
 * A source map to store: with the hash, and without the only source that contains paths of this
 * machine.
 */
const finishMap = (bytes: Buffer, hash: string): Buffer => {
  const filled = fill(bytes, hash);
  if (!filled.includes(FEDERATION_SOURCE)) return filled;
  const map = JSON.parse(filled.toString('utf8')) as { sources: string[]; sourcesContent: string[] };
  const sourcesContent = map.sourcesContent.map((text, index) =>
    map.sources[index] === FEDERATION_SOURCE ? '' : text,
  );
  return Buffer.from(JSON.stringify({ ...map, sourcesContent }));
};

/**
 * Finishes the output: names the build by its content, writes that name into every file, removes
 * the source maps from the published files and adds `build.json`. The hash includes `build.json`,
 * so a changed claim gives another build.
 */
export class BuildRecordPlugin {
  /** Set after webpack has finished without errors. */
  build: Build | null = null;
  /** The source maps and the bill of materials, which are stored with the build but not served. */
  readonly maps = new Map<string, Buffer>();
  private readonly app: App;
  private readonly expose: string | null;

  /** The script that renders pages at the edge. */
  private readonly forEdge: Buffer | null;

  constructor(app: App, expose: string | null, forEdge: Buffer | null = null) {
    this.app = app;
    this.expose = expose;
    this.forEdge = forEdge;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({ name: 'BuildRecordPlugin', stage }, () => this.finish(compilation));
    });
  }

  private finish(compilation: Compilation): void {
    if (compilation.errors.length > 0) return;
    const { RawSource } = webpack.sources;
    if (this.forEdge) compilation.emitAsset(EDGE_FILE, new RawSource(this.forEdge), { minimized: true });
    const maps = takeMaps(compilation);
    const files = new Map<string, Buffer>(
      compilation.getAssets().map(({ name, source }) => [name, Buffer.from(source.buffer())]),
    );
    const draft = {
      ...describeBuild(this.app, this.expose, compilation),
      ...(this.forEdge && { edge: EDGE_FILE }),
    };
    const hash = createHash('sha256')
      .update(JSON.stringify({ ...draft, files: describeFiles(files) }))
      .digest('hex')
      .slice(0, HASH_PLACEHOLDER.length);
    for (const [name, bytes] of files) {
      const filled = fill(bytes, hash);
      if (filled !== bytes) compilation.updateAsset(name, new RawSource(filled));
      files.set(name, filled);
    }
    for (const [name, bytes] of maps) this.maps.set(name, finishMap(bytes, hash));
    const described = JSON.parse(JSON.stringify(draft).replaceAll(HASH_PLACEHOLDER, hash)) as Omit<Build, 'files'>;
    this.build = { ...described, files: describeFiles(files) };
    this.maps.set(BILL_FILE, Buffer.from(billOfMaterials(this.build, this.app.dir, compilation)));
    compilation.emitAsset(RECORD_FILE, new RawSource(`${JSON.stringify(this.build, null, 2)}\n`));
  }
}
