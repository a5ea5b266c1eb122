import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { PresetError } from './preset-error.ts';

const describe = ({ errors = [] }: StatsCompilation): string =>
  errors
    .map(({ moduleName, loc, message }) =>
      [[moduleName, loc].filter(Boolean).join(':'), message].filter(Boolean).join('\n'),
    )
    .join('\n\n');

/**
 * Runs a build and writes its cache. Throws `compile` with webpack's errors; warnings count as
 * errors.
 */
export const runWebpack = (configuration: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      const found = stats?.toJson({ all: false, errors: true, warnings: true });
      compiler.close((closing) => {
        // webpack wraps errors of plugins.
        const crash = (failure as { error?: Error } | null)?.error ?? failure ?? closing;
        if (crash) return reject(crash);
        if (found?.errors?.length)
          return reject(new PresetError('compile', `${configuration.name}: ${describe(found)}`));
        if (found?.warnings?.length)
          return reject(new PresetError('compile', `${configuration.name}: ${describe({ errors: found.warnings })}`));
        resolve();
      });
    });
  });
