import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Operators } from '../operators/operators.ts';

/** Tells operators how fast each page was for its customer; also those that are reached without a page load, where the browser knows. */
export function reportVitals(operators: Operators): void {
  const told = new Set<string>();
  // Each once: a page that is hidden several times tells what changed since, of which a count can make nothing.
  const tell = ({ id, name, rating }: Metric) => {
    if (told.has(id)) return;
    told.add(id);
    operators.vital({ metric: name, rating });
  };
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(tell, { reportSoftNavs: true });
}
