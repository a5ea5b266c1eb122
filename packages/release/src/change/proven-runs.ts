import { namedBuilds, type Release } from '../record.ts';
import type { BuildReader } from './build-reader.ts';

/**
 * `runs`, if `publish` has run each changed remote and its canary. A shell is never run, and older
 * builds were not.
 */
export const provenRuns = async (
  reader: BuildReader,
  { changed, builds }: Pick<Release, 'changed' | 'builds'>,
): Promise<string[]> => {
  const ran = await Promise.all(
    namedBuilds({ builds, lastKnownGood: {} })
      .filter(({ name }) => name !== 'shell' && changed.includes(name))
      .map(({ name, ref }) =>
        reader.read({ name, ...ref }).then(
          ({ statement }) => statement.runs !== undefined,
          () => false,
        ),
      ),
  );
  return ran.length > 0 && ran.every(Boolean) ? ['runs'] : [];
};
