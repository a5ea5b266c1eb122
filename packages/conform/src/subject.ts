import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@paddock/release';
import type { Build } from '@paddock/release/record';

/** A build with its files. */
export interface Subject {
  build: Build;
  files: Map<string, Uint8Array>;
}

/** The kinds of file on which each fault is tried. */
export type FileClass = 'entry' | 'script' | 'style';

export const FILE_CLASSES: readonly FileClass[] = ['entry', 'script', 'style'];

export const readSubject = async (folder: string): Promise<Subject> => {
  const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as Build;
  const files = new Map<string, Uint8Array>();
  for (const file of Object.keys(build.files)) files.set(file, await readFile(join(folder, file)));
  return { build, files };
};

export const writeSubject = async (folder: string, { build, files }: Subject): Promise<void> => {
  for (const [file, bytes] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
  await writeFile(join(folder, 'build.json'), JSON.stringify(build));
};

export const classOf = ({ entry }: Pick<Build, 'entry'>, file: string): FileClass | null =>
  file === entry ? 'entry' : file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : null;

/**
 * The same remote as another build, like the squad's next one: its own id, container and chunk
 * array. `change` gets the text of each script.
 */
export const nextOf = (
  { build, files }: Subject,
  mark: string,
  change = (_file: string, code: string): string => code,
): Subject => {
  const old = build.buildId.slice(-12);
  const hash = createHash('sha256').update(`${build.buildId} ${mark}`).digest('hex').slice(0, 12);
  const renamed = (text: string) => text.replaceAll(old, hash);
  const next = new Map(files);
  for (const [file, bytes] of files)
    if (file.endsWith('.js')) next.set(file, Buffer.from(change(file, renamed(Buffer.from(bytes).toString('utf8')))));
  return {
    files: next,
    build: {
      ...build,
      buildId: renamed(build.buildId),
      container: renamed(build.container),
      files: Object.fromEntries(
        [...next].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.length }]),
      ),
    },
  };
};

/** The same remote with files of one class that throw. */
export const throwing = (subject: Subject, kind: FileClass): Subject =>
  nextOf(subject, `throws ${kind}`, (file, code) =>
    classOf(subject.build, file) === kind ? `throw new Error('tried by paddock conform');${code}` : code,
  );
