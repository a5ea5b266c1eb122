import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options of a command of this repository, such as `npm run journal`. Prints the usage and ends
 * the process for `--help`, and with exit code 2 for an option that it does not know.
 */
export const readOptions = <Config extends ParseArgsConfig>(usage: string, config: Config) => {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    process.exit(2);
  }
};
