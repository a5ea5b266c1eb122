import type { LiveBuild } from '../record.ts';
import { formatInstant, formatShare } from './format.ts';

const describeCanary = ({ canary: before }: LiveBuild, { buildId, canary }: LiveBuild): string => {
  if (!canary) return `${buildId} for all visitors; the ${before ? 'canary' : 'holdback'} ended`;
  const share = formatShare(canary.share);
  if (before?.build.buildId !== canary.build.buildId)
    return `canary ${canary.build.buildId} for ${share} of the visitors; the others keep ${buildId}`;
  const what = `canary ${canary.build.buildId}`;
  if (before.share !== canary.share) return `${what} for ${formatShare(before.share)} -> ${share} of the visitors`;
  return canary.held ? `${what} held at ${share}` : `${what} no longer held`;
};

/** The change of one name in a release, in words. */
export const describeMove = (before: LiveBuild | undefined, after: LiveBuild | undefined): string => {
  if (!after) return `${before?.buildId} -> nothing`;
  const { buildId, holdback } = after;
  if (before?.buildId === buildId) return describeCanary(before, after);
  const move = `${before?.buildId ?? 'nothing'} -> ${buildId}`;
  if (!holdback) return move;
  return `${move}; ${formatShare(holdback.share)} of the visitors keep the one before until ${formatInstant(holdback.until)}`;
};
