import type { TagOutcome, Tags } from '../environment.ts';
import type { TrustUrl } from './trusted-urls.ts';

/** The real page's head. */
export function createBrowserTags(page: Document, trustUrl: TrustUrl): Tags {
  /** Calls `done` once it has loaded or failed. Returns a function that removes it. */
  const watch = (element: HTMLScriptElement | HTMLLinkElement, done: (outcome: TagOutcome) => void) => {
    const end = (outcome: TagOutcome | null) => {
      element.onload = element.onerror = null;
      if (outcome) done(outcome);
    };
    element.onload = () => end('load');
    element.onerror = () => end('error');
    return () => {
      end(null);
      element.remove();
    };
  };
  const append = (element: HTMLScriptElement | HTMLLinkElement, done: (outcome: TagOutcome) => void) => {
    const remove = watch(element, done);
    page.head.append(element);
    return remove;
  };

  /** The tag of the same stylesheet in the HTML of a rendered page. */
  const earlyTagOf = ({ href, integrity }: HTMLLinkElement) =>
    [...page.querySelectorAll<HTMLLinkElement>('link[data-early]')].find(
      (early) => early.href === href && early.integrity === integrity,
    );

  return {
    script({ url, integrity, build, chunks }, done) {
      const script = Object.assign(page.createElement('script'), { chunks });
      script.dataset.build = build;
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      trustUrl(url, (trusted) => {
        script.src = trusted;
      });
      return append(script, done);
    },
    stylesheet({ url, integrity, build, like, original }, done) {
      const link = (like as HTMLLinkElement).cloneNode() as HTMLLinkElement;
      link.rel = 'stylesheet';
      link.integrity = integrity;
      link.crossOrigin = 'anonymous';
      link.dataset.build = build;
      link.dataset.href = original; // Webpack's style loader looks for it.
      link.href = url;
      const early = earlyTagOf(link);
      if (!early) return append(link, done);
      // A second tag and the end of the first one would make the browser calculate all styles
      // again.
      delete early.dataset.early;
      Object.assign(early.dataset, link.dataset);
      const remove = watch(early, (outcome) => {
        // It no longer held up the page if it was late (FIRST-11).
        early.media = link.media;
        done(outcome);
      });
      if (early.sheet) early.onload?.(new Event('load'));
      return remove;
    },
    removeOf(name, build) {
      const preloads = `link[rel=preload][href^="/builds/${name}/"]`;
      for (const element of page.querySelectorAll(`[data-build="${build}"], ${preloads}`)) element.remove();
    },
  };
}
