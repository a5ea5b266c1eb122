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
    script({ url, integrity }, done) {
      const script = page.createElement('script');
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      trustUrl(url, (trusted) => {
        script.src = trusted;
      });
      return append(script, done);
    },
    stylesheet({ url, integrity, like, original }, done) {
      const link = (like as HTMLLinkElement).cloneNode() as HTMLLinkElement;
      link.rel = 'stylesheet';
      link.integrity = integrity;
      link.crossOrigin = 'anonymous';
      link.dataset.href = original; // How webpack's style loader finds it again.
      link.href = url;
      return append(link, done);
    },
    removeUnder(prefix) {
      for (const element of page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')) {
        const address = element instanceof HTMLScriptElement ? element.src : element.href;
        if (new URL(address, page.baseURI).pathname.startsWith(prefix)) element.remove();
      }
    },
  };
}
