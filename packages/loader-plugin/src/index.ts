/** A hook. The builders' types of it do not fit each other. */
interface Hook<Given> {
  tap(options: string | object, run: (given: Given) => unknown): void;
}

interface RuntimeModuleClass {
  new (name: string, stage: number): object;
}

/** What is used of a compiler of webpack 5 or Rspack 2. */
interface AnyCompiler {
  webpack: { RuntimeGlobals: { loadScript: string }; RuntimeModule: unknown };
  options: { plugins: readonly unknown[] };
  hooks: { compilation: object };
}

interface AnyCompilation {
  hooks: { runtimeRequirementInTree: { for(requirement: string): Hook<object> } };
  addRuntimeModule(chunk: object, module: object): void;
}

/** A plugin that writes stylesheets into files, and links into the page. */
interface StylePlugin {
  /** Of Rspack, read when that plugin is applied. */
  options?: { insert?: unknown };
  /** Of mini-css-extract-plugin, read when code is generated. */
  runtimeOptions?: { insert?: unknown };
}

const NAME = 'LoaderPlugin';
/** Before webpack's own, which is then not added. */
const BEFORE = -10;
/**
 * Where webpack's own stands. That of Rspack is always added, so there this one comes after it, and
 * counts.
 */
const STAGE = { webpack: 0, Rspack: 20 };

/** Its source text is written into the build. */
const INSERT_STYLE = new Function('link', '__paddock__.style(link)');

/**
 * `load` of `__webpack_require__.l`, without a script element. A call for a URL in flight joins it.
 * `done` is called once with `load` or the kind of the failure, which webpack puts into its
 * ChunkLoadError.
 */
const loadBy = (loadScript: string): string => `
var inProgress = {};
${loadScript} = (url, done) => {
  if (inProgress[url]) { inProgress[url].push(done); return; }
  inProgress[url] = [done];
  var finish = (type) => {
    var waiting = inProgress[url];
    delete inProgress[url];
    waiting.forEach((tell) => tell({ type, target: { src: url } }));
  };
  __paddock__.script(url).then(() => finish('load'), (error) => finish(error && error.kind || 'error'));
};`;

const stylePlugins = (plugins: readonly unknown[], kind: string): StylePlugin[] =>
  plugins.filter((plugin) => (plugin as object | null)?.constructor?.name === kind) as StylePlugin[];

/**
 * Lets the page's loader (`__paddock__`) load all chunks and stylesheets of a build, with
 * integrity, deadlines and retries, when they are needed. For webpack 5 with
 * mini-css-extract-plugin, and for Rspack 2. It stands before the plugin for styles.
 */
export class LoaderPlugin {
  apply(compiler: AnyCompiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { plugins } = compiler.options;
    for (const { runtimeOptions } of stylePlugins(plugins, 'MiniCssExtractPlugin'))
      if (runtimeOptions) runtimeOptions.insert = INSERT_STYLE;
    for (const plugin of stylePlugins(plugins, 'CssExtractRspackPlugin')) {
      if (plugins.indexOf(plugin) < plugins.indexOf(this))
        throw new Error('LoaderPlugin must stand before CssExtractRspackPlugin in plugins, to load its styles, too.');
      plugin.options = { ...plugin.options, insert: INSERT_STYLE };
    }

    const stage = 'rspackVersion' in compiler.webpack ? STAGE.Rspack : STAGE.webpack;
    class LoaderRuntimeModule extends (RuntimeModule as RuntimeModuleClass) {
      constructor() {
        super('load script by __paddock__', stage);
      }

      generate(): string {
        return loadBy(RuntimeGlobals.loadScript);
      }
    }
    const compilations = compiler.hooks.compilation as Hook<AnyCompilation>;
    compilations.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: NAME, stage: BEFORE }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoaderRuntimeModule());
          return true;
        });
    });
  }
}
