import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from './build-app.ts';
import type { Mode } from './code/code-rules.ts';
import { PresetError } from './preset-error.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Runs `paddock-build` in an app's folder: prints one line or the error, and returns the exit code.
 * Writes a build for development to `.cache/development`.
 */
export const runBuild = async (appDir: string, mode: Mode): Promise<number> => {
  const started = performance.now();
  const outDir = mode === 'production' ? appDir : join(appDir, '.cache/development');
  try {
    const { name, buildId, files } = await buildApp(appDir, { mode, outDir });
    const names = Object.keys(files);
    const contents = await Promise.all(names.map((file) => readFile(join(outDir, 'dist', file))));
    const size = contents.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name} ${buildId}: ${names.length} files, ${kilobytes(size)} gzip, ${seconds} s`);
    return 0;
  } catch (error) {
    console.error(error instanceof PresetError ? error.message : error);
    return 1;
  }
};
