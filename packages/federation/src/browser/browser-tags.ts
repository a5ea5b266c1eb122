import type { TagOutcome, Tags } from '../environment.ts';
import type { TrustUrl } from './trusted-urls.ts';

/** The real page's head. */
export function createBrowserTags(page: Document, trustUrl: TrustUrl): Tags {
  const append = (element: HTMLScriptElement | HTMLLinkElement, done: (outcome: TagOutcome) => void) => {
    const end = (outcome: TagOutcome | null) => {
      element.onload = element.onerror = null;
      if (outcome) done(outcome);
    };
    element.onload = () => end('load');
    element.onerror = () => end('error');
    page.head.append(element);
    return () => {
      end(null);
      element.remove();
    };
  };

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
      return append(link, done);
    },
    removeOf(name, build) {
      const preloads = `link[rel=preload][href^="/builds/${name}/"]`;
      for (const element of page.querySelectorAll(`[data-build="${build}"], ${preloads}`)) element.remove();
    },
  };
}
