import { keepNewest } from './keep-newest.ts';

const families = {
  paddock_release_sequence: ['gauge', 'Sequence of the release that is served; 0 when none is.'],
  paddock_served_release_verified: [
    'gauge',
    '1 when what is served is proven to be the newest release, 0 when that is in doubt.',
  ],
  paddock_served_release_fresh: [
    'gauge',
    '1 when the newest release was confirmed by a timestamp that has not expired.',
  ],
  paddock_releases_refused_total: ['counter', 'Releases that were not served, by kind of fault.'],
  paddock_beacons_total: ['counter', 'What tabs reported, by build, phase and error class.'],
  paddock_web_vitals_total: ['counter', 'Pages by web vital, its rating, and the builds that were on them.'],
  paddock_api_errors_total: ['counter', 'Failed calls that customers were shown, by error tag.'],
  paddock_csp_violations_total: ['counter', 'Policy violations that browsers reported, by directive.'],
  paddock_files_refused_total: ['counter', 'Files whose bytes differ from their build.json.'],
  paddock_head_reads_total: ['counter', 'API reads for the heads of pages, by outcome.'],
  paddock_renders_total: ['counter', 'Pages that were rendered here, by build and outcome.'],
  paddock_votes_total: ['counter', 'Votes of pages about builds, by outcome and by what became of them.'],
  paddock_previews_total: ['counter', 'Links of previews that were opened, by what became of them.'],
  paddock_preview_reports_total: ['counter', 'Posts of pages that show a preview, of which nothing else is counted.'],
  paddock_requests_total: ['counter', 'Requests, by route and status.'],
  paddock_reports_refused_total: ['counter', 'Reports above what one client may send.'],
  paddock_clients_refused_total: ['counter', 'Clients that asked for too much or were too slow, by reason.'],
  paddock_spans_total: ['counter', 'Spans of calls, by whether the collector of traces took them.'],
  paddock_series_dropped_total: ['counter', 'Series that lost their place to newer ones, by family: it was full.'],
  paddock_event_clients: ['gauge', 'Tabs that listen for releases.'],
  paddock_renderers_resident_memory_bytes: ['gauge', 'Resident memory of the processes that render pages.'],
  process_resident_memory_bytes: ['gauge', 'Resident memory of the edge.'],
} as const;

export type MetricName = keyof typeof families;
export type MetricLabels = Record<string, string>;

export interface Metrics {
  count(name: MetricName, labels?: MetricLabels): void;
  /**
   * Returns a counter of one series, so that the series is looked up only once. Not for families
   * that may be full, since it counts nothing once its series is dropped.
   */
  counter(name: MetricName, labels: MetricLabels): () => void;
  set(name: MetricName, value: number): void;
  /** All series of a family, with their labels. */
  series(name: MetricName): { labels: MetricLabels; value: number }[];
  /** Prometheus text format 0.0.4. */
  text(): string;
}

/**
 * The largest number of series in a family, so that strangers cannot make it grow forever. Each
 * known build (`edge.ts`) has 15 series of web vitals.
 */
const MAX_SERIES = 8_000;

const escapeLabel = (value: string) => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

const seriesKey = (labels: MetricLabels) => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

/** Counts requests by route and status. */
export const requestCounter = (metrics: Metrics): ((route: string, status: number) => void) => {
  const counters = new Map<string, Map<number, () => void>>();
  return (route, status) => {
    const known = counters.get(route) ?? new Map<number, () => void>();
    counters.set(route, known);
    let count = known.get(status);
    if (!count) {
      count = metrics.counter('paddock_requests_total', { route, status: String(status) });
      known.set(status, count);
    }
    count();
  };
};

export const createMetrics = (): Metrics => {
  const values = new Map<MetricName, Map<string, { labels: MetricLabels; value: number }>>();
  const cell = (name: MetricName, labels: MetricLabels): { value: number } => {
    const key = seriesKey(labels);
    const known = values.get(name) ?? new Map<string, { labels: MetricLabels; value: number }>();
    values.set(name, known);
    const found = known.get(key) ?? { labels, value: 0 };
    if (known.size >= MAX_SERIES && !known.has(key)) cell('paddock_series_dropped_total', { family: name }).value += 1;
    // The series that was counted longest ago makes room.
    return keepNewest(known, MAX_SERIES, key, found);
  };
  const counter: Metrics['counter'] = (name, labels) => {
    const counted = cell(name, labels);
    return () => {
      counted.value += 1;
    };
  };
  return {
    counter,
    count: (name, labels = {}) => counter(name, labels)(),
    set(name, value) {
      cell(name, {}).value = value;
    },
    series: (name) => [...(values.get(name)?.values() ?? [])],
    text() {
      const lines: string[] = [];
      for (const [name, [type, help]] of Object.entries(families)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
        for (const [key, { value }] of values.get(name as MetricName) ?? []) lines.push(`${name}${key} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
};
