/** A hook. The types of webpack and Rspack are incompatible. */
interface Hook<Given> {
  tap(options: string | object, run: (given: Given) => unknown): void;
}

interface RuntimeModuleClass {
  new (name: string, stage: number): object;
}

/** The part of a webpack 5 or Rspack 2 compiler that this plugin uses. */
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
  /** Rspack reads it when it applies that plugin. */
  options?: { insert?: unknown };
  /** mini-css-extract-plugin reads it when it generates code. */
  runtimeOptions?: { insert?: unknown };
}

const NAME = 'LoaderPlugin';
/** Runs before webpack's own tap, which then adds no runtime module. */
const BEFORE = -10;
/**
 * webpack has no other module for this. Rspack always adds its own, so this one must come later to
 * override it.
 */
const STAGE = { webpack: 0, Rspack: 20 };

/** Its source text is written into the build. */
const INSERT_STYLE = new Function('link', '__paddock__.style(link)');

/**
 * `load` of `__webpack_require__.l`, without a script element. A second call for a URL joins the
 * one in flight. `done` is called once with `load` or the kind of the failure, which webpack puts
 * into its ChunkLoadError.
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
 * mini-css-extract-plugin, and for Rspack 2. Put it before the plugin for styles.
 */
export class LoaderPlugin {
  apply(compiler: AnyCompiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { plugins } = compiler.options;
    for (const { runtimeOptions } of stylePlugins(plugins, 'MiniCssExtractPlugin'))
      if (runtimeOptions) runtimeOptions.insert = INSERT_STYLE;
    for (const plugin of stylePlugins(plugins, 'CssExtractRspackPlugin')) {
      if (plugins.indexOf(plugin) < plugins.indexOf(this))
        throw new Error(
          'LoaderPlugin must come before CssExtractRspackPlugin in plugins, so that it loads the styles.',
        );
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
