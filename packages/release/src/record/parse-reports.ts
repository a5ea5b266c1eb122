import { buildId, name } from './parse.ts';
import { dictionary, integer, list, oneOf, type Parser, shape, text } from './parser.ts';
import type { ApiErrorReport, Beacon, TabReport, VitalReport } from './types.ts';

const MAX_REPORTS = 100;
const MAX_BUILDS = 64;

const beacon = shape<Beacon>({
  release: integer(1),
  remote: name,
  buildId,
  phase: oneOf('entry', 'init', 'module', 'chunk', 'style', 'messages', 'render', 'ready'),
  errorClass: oneOf('network', 'http', 'integrity', 'parse', 'contract', 'execution', 'timeout', 'ok'),
  attempt: integer(0, 100),
});

const apiError = shape<ApiErrorReport>({
  kind: oneOf('api-error'),
  release: integer(1),
  tag: text(64, /^(TOTAL_FAIL|api[\w.-]+)$/),
});

const vital = shape<VitalReport>({
  kind: oneOf('vital'),
  release: integer(1),
  builds: dictionary(name, buildId, MAX_BUILDS),
  metric: oneOf('CLS', 'FCP', 'INP', 'LCP', 'TTFB'),
  rating: oneOf('good', 'needs-improvement', 'poor'),
});

const tabReport: Parser<TabReport> = (value, path) => {
  const { kind } = (value ?? {}) as Partial<VitalReport | ApiErrorReport>;
  if (kind === undefined) return beacon(value, path);
  return kind === 'vital' ? vital(value, path) : apiError(value, path);
};

/** Parses a tab's reports; at most 100. */
export const parseBeacons = (value: unknown): TabReport[] => list(tabReport, MAX_REPORTS)(value, 'beacons');
