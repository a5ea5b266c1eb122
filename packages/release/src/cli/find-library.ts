import { findLibrary, type LibraryUse } from '../overview/find-library.ts';
import { formatTable } from '../overview/format.ts';
import { ReleaseError } from '../release-error.ts';
import { readPolicy } from '../trust/policy.ts';
import type { Session } from './session.ts';

const placeOf = ({ live, kept }: LibraryUse): string =>
  [...live.map((channel) => `live on ${channel}`), ...kept.map((channel) => `${channel} returns to it`)].join(', ');

/** `find-library`: the builds with a library in their files, and the channels that serve them. */
export const runFindLibrary = async (session: Session, library: string): Promise<void> => {
  const { store } = session;
  if (/^\s*(@[^/]*)?$/.test(library))
    throw new ReleaseError(
      'usage',
      `${JSON.stringify(library)} names no library`,
      'For example: valibot, valibot@^1.0.0',
    );
  const { uses, silent } = await findLibrary(store, await readPolicy(store), library);
  // Builds that are served come first.
  const sorted = [...uses].sort((a, b) => b.live.length - a.live.length || b.kept.length - a.kept.length);
  session.answer(
    { action: 'find-library', library, uses: sorted, silent },
    [
      sorted.length === 0
        ? `No build says that it has ${library}.`
        : formatTable([
            ['NAME', 'BUILD', 'LIBRARY', ''],
            ...sorted.map((use) => [use.name, use.buildId, use.library, placeOf(use)]),
          ]),
      ...(silent.length > 0
        ? [
            `${silent.length} builds do not say what is in them: ${silent.map(({ name, buildId }) => `${name}@${buildId}`).join(' ')}`,
          ]
        : []),
    ].join('\n'),
  );
};
