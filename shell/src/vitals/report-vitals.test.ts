import type { Boundary, TabRelease, TabReport } from '@paddock/federation';
import { describe, expect, test, vi } from 'vitest';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createOperators } from '../operators/operators.ts';
import { reportVitals } from './report-vitals.ts';

vi.mock('web-vitals', () => ({ onCLS: vi.fn(), onFCP: vi.fn(), onINP: vi.fn(), onLCP: vi.fn(), onTTFB: vi.fn() }));

const measured = (listen: typeof onLCP) => vi.mocked(listen).mock.lastCall?.[0];
type Measured = Parameters<NonNullable<ReturnType<typeof measured>>>[0];

describe('how fast a page was', () => {
  test.each(Object.entries({ LCP: onLCP, INP: onINP, CLS: onCLS, FCP: onFCP, TTFB: onTTFB }))(
    '[VITALS-1] is told by its %s',
    (name, listen) => {
      const vital = vi.fn();
      reportVitals({ vital } as unknown as Parameters<typeof reportVitals>[0]);
      measured(listen as typeof onLCP)?.({ id: `v6-${name}`, name, rating: 'good' } as unknown as Measured);
      expect(vital.mock.calls).toEqual([[{ metric: name, rating: 'good' }]]);
    },
  );

  test('[VITALS-1] is told once per measurement, with the release and the builds that were on the page', () => {
    const reports: TabReport[] = [];
    const release = { shell: { buildId: 'shell-1' } } as TabRelease;
    const boundary = {
      current: { sequence: 8, remotes: { 'mf-a': {}, 'mf-b': {} } },
      state: (remote: string) =>
        remote === 'mf-a' ? { name: 'loaded', loaded: { buildId: 'a-2' } } : { name: 'idle' },
    } as unknown as Boundary;
    reportVitals(createOperators(release, boundary, (report) => reports.push(report)));
    const lcp = { id: 'v6-1', name: 'LCP', rating: 'poor' } as Measured;
    measured(onLCP)?.(lcp);
    measured(onLCP)?.(lcp);
    expect(reports).toEqual([
      { kind: 'vital', release: 8, builds: { shell: 'shell-1', 'mf-a': 'a-2' }, metric: 'LCP', rating: 'poor' },
    ]);
  });
});
