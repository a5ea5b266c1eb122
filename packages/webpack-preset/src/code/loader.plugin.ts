import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * webpack's `__webpack_require__.l`, without a script element of its own: all code goes through the page's one loader
 * (`__paddock__`, of @paddock/federation), which knows integrity, deadlines and retries. Calls for a URL that is under
 * way join it; `done` is told once, `load` or the kind of the failure, which webpack puts into its ChunkLoadError.
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

/** Puts {@link LoaderRuntimeModule} in the place of webpack's own. */
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

/** For mini-css-extract-plugin's `insert`, as source: it is written into the build. */
export const INSERT_STYLE = new Function('link', '__paddock__.style(link)') as (link: unknown) => void;
