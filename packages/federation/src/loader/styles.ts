import { type BuildUrl, parseBuildUrl } from '../build-url.ts';
import type { Environment, Stop, StyleLink } from '../environment.ts';
import { isLoadFailure } from '../failure.ts';
import { watchFile } from '../healing.ts';
import type { Catalogue } from './catalogue.ts';
import type { AppendTag } from './run-tag.ts';

/** After so long (ms), a stylesheet no longer blocks the page. It is applied when it arrives. */
const STYLE_WAIT_MS = 3_000;

export interface Styles {
  apply(link: StyleLink): void;
  /** Stops waiting for the styles under a URL path. */
  forget(prefix: string): void;
}

/**
 * Stylesheets never fail a load. A missing one is reported, and applied when it becomes available.
 */
export function createStyles(
  environment: Environment,
  catalogue: Catalogue,
  load: (file: BuildUrl, append: AppendTag) => Promise<void>,
): Styles {
  const wanted = new Map<string, Stop>();

  /** Resolves when the style is applied or known to be missing. */
  const want = async (file: BuildUrl, link: StyleLink) => {
    let isForgotten = false;
    const endings: Stop[] = [];
    const append: AppendTag = (tag, done) => {
      const forgotten = () => done('load'); // An evicted build's style is no failure.
      if (isForgotten) {
        forgotten();
        return () => {};
      }
      const remove = environment.tags.stylesheet({ ...tag, like: link, original: file.url }, done);
      endings.push(remove, forgotten);
      return remove;
    };
    wanted.get(file.path)?.();
    wanted.set(file.path, () => {
      isForgotten = true;
      for (const end of endings) end();
    });
    try {
      await load(file, append);
    } catch (failure) {
      const isAltered = isLoadFailure(failure) && failure.kind === 'integrity';
      const known = await catalogue.file(file, 'style').catch(() => null);
      const heal = () =>
        load(file, append).then(
          () => true,
          () => false,
        );
      const integrity = isAltered && known ? known.integrity : null;
      const awaited = { url: known?.url ?? file.url, expected: 'style', integrity } as const;
      if (!isForgotten) endings.push(watchFile(environment, awaited, environment.now(), heal));
    }
  };

  return {
    apply(link) {
      let isTold = false;
      const tell = () => {
        cancelWait();
        if (!isTold) link.onload?.({ type: 'load', target: link });
        isTold = true;
      };
      const cancelWait = environment.after(STYLE_WAIT_MS, tell);
      const file = parseBuildUrl(environment.origin, link.href);
      if (file) want(file, link).then(tell, tell);
      else tell(); // A stylesheet from another place is never applied.
    },
    forget(prefix) {
      for (const [path, stop] of wanted) {
        if (!path.startsWith(prefix)) continue;
        stop();
        wanted.delete(path);
      }
    },
  };
}
