import { quote } from './format.ts';

export const DEFAULT_CHANNEL = 'production';

/** A command line for a channel, to copy. */
export const commandLine = (channel: string, ...words: string[]): string =>
  ['paddock', ...words, ...(channel === DEFAULT_CHANNEL ? [] : ['--channel', channel])].map(quote).join(' ');
