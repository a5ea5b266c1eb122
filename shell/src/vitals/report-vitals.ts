import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Operators } from '../operators/operators.ts';

/**
 * Reports each page's web vitals to operators; also after navigations without a page load, if the
 * browser supports that.
 */
export function reportVitals(operators: Operators): void {
  const told = new Set<string>();
  // Reports each metric once: a page that is hidden several times would report it several times.
  const tell = ({ id, name, rating }: Metric) => {
    if (told.has(id)) return;
    told.add(id);
    operators.vital({ metric: name, rating });
  };
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(tell, { reportSoftNavs: true });
}
