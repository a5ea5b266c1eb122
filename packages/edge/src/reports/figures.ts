import type { EdgeFigures, VitalRow } from '@paddock/release';
import type { VitalReport } from '@paddock/release/record';
import type { Metrics } from '../platform/metrics.ts';

/** The columns of figures for the ratings of web-vitals. */
export const RATINGS: Record<VitalReport['rating'], 'good' | 'middling' | 'poor'> = {
  good: 'good',
  'needs-improvement': 'middling',
  poor: 'poor',
};

const failuresIn = (metrics: Pick<Metrics, 'series'>): EdgeFigures['failures'] =>
  metrics
    .series('paddock_beacons_total')
    .filter(({ labels }) => labels.error_class !== 'ok')
    .map(({ labels: { remote = '', build = '', phase = '', error_class: errorClass = '' }, value }) => ({
      remote,
      build,
      phase,
      errorClass,
      count: value,
    }));

const vitalsIn = (metrics: Pick<Metrics, 'series'>): EdgeFigures['vitals'] => {
  const rows = new Map<string, VitalRow>();
  for (const { labels, value } of metrics.series('paddock_web_vitals_total')) {
    const { remote = '', build = '', metric = '', rating } = labels;
    const key = `${remote} ${build} ${metric}`;
    const row = rows.get(key) ?? { remote, build, metric, good: 0, middling: 0, poor: 0 };
    row[RATINGS[rating as VitalReport['rating']]] += value;
    rows.set(key, row);
  }
  return [...rows.values()];
};

/** The figures of this process for operators, besides its votes. */
export const figuresOf = (
  metrics: Pick<Metrics, 'series'>,
  about: Pick<EdgeFigures, 'edge' | 'channel' | 'host' | 'notes' | 'minutes' | 'alarms'>,
): EdgeFigures => ({
  schema: 1,
  ...about,
  tabs: metrics.series('paddock_event_clients')[0]?.value ?? 0,
  failures: failuresIn(metrics),
  vitals: vitalsIn(metrics),
});
