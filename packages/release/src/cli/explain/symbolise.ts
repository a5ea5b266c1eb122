import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { symbolise } from '../../explain/symbolise.ts';
import { ReleaseError } from '../../release-error.ts';
import { readPolicy } from '../../trust/policy.ts';
import type { Session } from '../session.ts';

/** `symbolise`: prints the stack of an error with places in the sources. */
export const runSymbolise = async (session: Session, file: string | undefined): Promise<void> => {
  const { store, world } = session;
  const stack =
    file === undefined
      ? await world.input()
      : await readFile(resolve(world.folder, file), 'utf8').catch((cause) => {
          throw new ReleaseError('not-found', `There is no file ${file}`, 'Give the stack as a file, or to stdin.', {
            cause,
          });
        });
  const { text, frames, unknown } = await symbolise(store, await readPolicy(store), stack);
  if (frames.length + unknown.length === 0) {
    throw new ReleaseError(
      'usage',
      'There is no address of a build in it',
      'Give the stack as the browser wrote it: at f (https://…/builds/catalogue/…/page.js:1:234)',
    );
  }
  session.answer({ action: 'symbolise', text, frames, unknown }, text.trimEnd());
  for (const { at, why } of unknown) world.err(`${at}: ${why}\n`);
};
