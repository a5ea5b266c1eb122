import { type FoundPreview, isReleaseError, previewState } from '@paddock/release';
import { keepNewest } from '../platform/keep-newest.ts';
import { nextSecond } from '../release/once-a-second.ts';
import type { ReleaseReader } from '../release/release-reader.ts';
import type { ServedRelease, ShownRelease } from '../release/served-release.ts';
import { viewOf } from './preview-view.ts';

/**
 * Why a preview is not shown. `invalid`: no key with the right made it for this channel. `lost`:
 * its builds cannot be proven. `unknown`: the store does not answer.
 */
export type Refused = 'invalid' | 'expired' | 'ended' | 'frozen' | 'forbidden' | 'lost' | 'unknown';

/** Finds the release with the builds of a preview, or why the preview is not shown. */
export interface Previews {
  /** By the token of a link. */
  open(token: string, served: ServedRelease): Promise<ShownRelease | Refused>;
  /** By its id, in a cookie or in the ticket of a page. */
  find(id: string, served: ServedRelease): Promise<ShownRelease | Refused>;
}

const MAX_LOOKS = 1_000;
/** The lifetime (ms) of a cached view, which has the layouts of pages. */
const VIEW_MS = 60_000;
const MAX_VIEWS = 8;

/** A cached read of the store. A preview can live on so long after its end. */
interface Look {
  until: number;
  found: Promise<FoundPreview | null>;
}

interface View {
  until: number;
  served: ServedRelease;
  view: Promise<ShownRelease>;
}

const isSilence = (error: unknown): boolean => isReleaseError(error) && error.kind === 'storage';

/** `now` judges the previews, and `steadyNow` what is kept of them. */
export const createPreviews = (
  reader: ReleaseReader,
  { now, steadyNow }: { now: () => number; steadyNow: () => number },
): Previews => {
  const looks = new Map<string, Look>();
  const views = new Map<string, View>();

  const lookAt = (id: string): Promise<FoundPreview | null> => {
    const known = looks.get(id);
    if (known && known.until > steadyNow()) return known.found;
    return keepNewest(looks, MAX_LOOKS, id, { until: nextSecond(steadyNow()), found: reader.preview(id) }).found;
  };

  const show = (found: FoundPreview, served: ServedRelease): Promise<ShownRelease> => {
    const known = views.get(found.id);
    if (known?.served === served && known.until > steadyNow()) return known.view;
    const { id, preview } = found;
    const view = viewOf(reader, served, { id, preview });
    return keepNewest(views, MAX_VIEWS, id, { until: steadyNow() + VIEW_MS, served, view }).view;
  };

  const find = async (id: string, served: ServedRelease): Promise<ShownRelease | Refused> => {
    const found = await lookAt(id).catch((error: unknown): Refused => (isSilence(error) ? 'unknown' : 'invalid'));
    if (typeof found === 'string') return found;
    if (found?.preview.channel !== served.release.channel) return 'invalid';
    const state = previewState(found, served.release, now());
    if (state !== 'shown') return state === 'early' || state === 'retired' ? 'invalid' : state;
    return show(found, served).catch((error: unknown) => {
      views.delete(id);
      return isSilence(error) ? 'unknown' : 'lost';
    });
  };

  return {
    find,
    async open(token, served) {
      const id = await reader
        .previewIn(token)
        .catch((error: unknown) => ({ refused: isSilence(error) ? ('unknown' as const) : ('invalid' as const) }));
      return typeof id === 'string' ? find(id, served) : id.refused;
    },
  };
};
