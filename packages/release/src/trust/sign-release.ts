import { parseRelease, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { type Signer, signBy } from './signing.ts';

/** Signs a release and parses it as a reader would, so that no invalid record is journaled. */
export const signRelease = async (unsigned: Omit<Release, 'signature'>, key: Signer): Promise<Release> => {
  const release: Release = { ...unsigned, signature: await signBy('release', unsigned, key) };
  try {
    parseRelease(release);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError(
      'usage',
      `This cannot be journaled: ${why}`,
      'Nothing was changed. Say it in one line of plain text.',
      { cause },
    );
  }
  return release;
};
