import resolver from 'enhanced-resolve';
import type { Mode } from '../code/code-rules.ts';
import { PresetError } from '../preset-error.ts';
import type { Share } from './shares.ts';

/**
 * The file to which an import of a share resolves, by webpack's rules. Throws `share` if there is
 * none.
 */
export const resolveShare = ({ key, resolveFrom, facade = key }: Share, mode: Mode): string => {
  const resolve = resolver.create.sync({
    conditionNames: ['webpack', mode, 'browser', 'import', 'module', 'default'],
    mainFields: ['browser', 'module', 'main'],
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
  });
  try {
    const file = resolve(resolveFrom, facade);
    if (file) return file;
  } catch {
    // Reported below, with the share's key.
  }
  throw new PresetError(
    'share',
    `The platform shares ${facade}, but it does not resolve from ${resolveFrom}: is its file there?`,
  );
};
