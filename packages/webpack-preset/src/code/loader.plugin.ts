import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * webpack's `__webpack_require__.l` without a script element: the page's loader (`__paddock__` of @paddock/federation)
 * loads all code, with integrity, deadlines and retries. A call for a URL in flight joins it. `done` is called once with
 * `load` or the kind of the failure, which webpack puts into its ChunkLoadError.
 */
class LoaderRuntimeModule extends RuntimeModule {
  constructor() {
    super('load script by __paddock__');
  }

  override generate(): string {
    return `
var inProgress = {};
${RuntimeGlobals.loadScript} = (url, done) => {
  if (inProgress[url]) { inProgress[url].push(done); return; }
  inProgress[url] = [done];
  var finish = (type) => {
    var waiting = inProgress[url];
    delete inProgress[url];
    waiting.forEach((tell) => tell({ type, target: { src: url } }));
  };
  __paddock__.script(url).then(() => finish('load'), (error) => finish(error && error.kind || 'error'));
};`;
  }
}

/** Replaces webpack's script loading with {@link LoaderRuntimeModule}. */
export class LoaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LoaderPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: 'LoaderPlugin', stage: -10 }, (chunk: Chunk) => {
          compilation.addRuntimeModule(chunk, new LoaderRuntimeModule());
          return true;
        });
    });
  }
}

/** `insert` of mini-css-extract-plugin. Its source text is written into the build. */
export const INSERT_STYLE = new Function('link', '__paddock__.style(link)') as (link: unknown) => void;
