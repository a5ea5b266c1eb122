import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Prints why and how the command is called, and ends the process with exit code 2. */
export const refuse = (usage: string, why: string): never => {
  process.stderr.write(`${why}\n\n${usage}\n`);
  process.exit(2);
};

/**
 * The number that an option has. Ends the process with exit code 2 if it is no whole number, or is
 * less than `least`.
 */
export const readNumber = (usage: string, option: string, text: string, least = 0): number => {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least ? number : refuse(usage, `${option} ${text} is no whole number from ${least} on`);
};

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
    return refuse(usage, (error as Error).message);
  }
};
