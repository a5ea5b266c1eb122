import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { PresetError } from '../preset-error.ts';
import { type App, readApp } from './app.ts';

export interface ReadAgain {
  /** The app with its current files; `null` if they cannot be read. */
  app: App | null;
  problem: string;
  /** The files of the app that were read. */
  files: string[];
}

/**
 * Reads an app whose files may have changed. It uses a new thread, since a process loads each
 * module only once.
 */
export const readAgain = (dir: string): Promise<ReadAgain> =>
  new Promise((resolve, reject) => {
    const source = `import(${JSON.stringify(import.meta.url)}).then(({ answer }) => answer())`;
    new Worker(source, { eval: true, workerData: dir }).once('message', resolve).once('error', reject);
  });

/** The stack of a syntax error begins with the place in the file. */
const describe = (error: Error): string => {
  if (error instanceof PresetError || !error.stack) return error.message;
  const lines = error.stack.split('\n').filter((line) => !/^ {4}at .*node:/.test(line));
  return lines.join('\n');
};

/** Runs in the thread: reads the app for {@link readAgain}. */
export const answer = async (): Promise<void> => {
  const dir: string = workerData;
  const files: string[] = [];
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) files.push(fileURLToPath(url));
      return next(url, context);
    },
  });
  const read = await readApp(dir).then(
    (app) => ({ app, problem: '' }),
    (error: Error) => ({ app: null, problem: describe(error) }),
  );
  const texts = Object.values(read.app?.messages ?? {});
  parentPort?.postMessage({ ...read, files: [...files.filter((file) => file.startsWith(dir)), ...texts] });
};
