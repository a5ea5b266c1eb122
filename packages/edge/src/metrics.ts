const families = {
  paddock_release_sequence: ['gauge', 'Sequence of the release that is served; 0 when none is.'],
  paddock_served_release_verified: [
    'gauge',
    '1 when the newest release was verified and is served, 0 when it was refused.',
  ],
  paddock_releases_refused_total: ['counter', 'Releases that were not served, by kind of fault.'],
  paddock_beacons_total: ['counter', 'What tabs reported, by build, phase and error class.'],
  paddock_web_vitals_total: ['counter', 'Pages by web vital, its rating, and the builds that were on them.'],
  paddock_api_errors_total: ['counter', 'Failed calls that customers were shown, by error tag.'],
  paddock_csp_violations_total: ['counter', 'Policy violations that browsers reported, by directive.'],
  paddock_files_refused_total: ['counter', 'Files whose bytes differ from their build.json.'],
  paddock_requests_total: ['counter', 'Requests, by route and status.'],
  paddock_event_clients: ['gauge', 'Tabs that listen for releases.'],
  process_resident_memory_bytes: ['gauge', 'Resident memory of the edge.'],
} as const;

export type MetricName = keyof typeof families;
export type MetricLabels = Record<string, string>;

export interface Metrics {
  count(name: MetricName, labels?: MetricLabels): void;
  set(name: MetricName, value: number): void;
  /** Prometheus text format 0.0.4. */
  text(): string;
}

/** No family grows past this, whatever strangers send. */
const maxSeries = 2_000;

const escapeLabel = (value: string) => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

const seriesKey = (labels: MetricLabels) => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

export const createMetrics = (): Metrics => {
  const values = new Map<MetricName, Map<string, number>>();
  const series = (name: MetricName) => {
    const known = values.get(name) ?? new Map<string, number>();
    values.set(name, known);
    return known;
  };
  return {
    count(name, labels = {}) {
      const known = series(name);
      const key = seriesKey(labels);
      const value = known.get(key);
      if (value !== undefined || known.size < maxSeries) known.set(key, (value ?? 0) + 1);
    },
    set(name, value) {
      series(name).set('', value);
    },
    text() {
      const lines: string[] = [];
      for (const [name, [type, help]] of Object.entries(families)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
        for (const [key, value] of series(name as MetricName)) lines.push(`${name}${key} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
};
