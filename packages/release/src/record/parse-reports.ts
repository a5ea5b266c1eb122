import { buildId, channel, name } from './parse.ts';
import { dictionary, integer, list, oneOf, optional, type Parser, shape, text } from './parser.ts';
import type {
  ApiErrorReport,
  Beacon,
  BuildVotes,
  OpenReport,
  TabReport,
  VitalReport,
  VoteReport,
  VoteTotals,
} from './types.ts';

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

const vote = shape<VoteReport>({
  kind: oneOf('vote'),
  // The third part is the visitor's bucket, or the id of a preview, whose votes do not count.
  ticket: text(80, /^[1-9]\d{0,15}\.\d{1,12}\.(\d{1,4}|[0-9a-f]{16})\.[\w-]{12}\.[\w-]{16}$/),
  remote: name,
  buildId,
  outcome: oneOf('ok', 'bad'),
});

const open = shape<OpenReport>({ kind: oneOf('open'), builds: dictionary(name, buildId, MAX_BUILDS) });

const tabReport: Parser<TabReport> = (value, path) => {
  const { kind } = (value ?? {}) as { kind?: Exclude<TabReport, Beacon>['kind'] };
  if (kind === undefined) return beacon(value, path);
  if (kind === 'vote') return vote(value, path);
  if (kind === 'open') return open(value, path);
  return kind === 'vital' ? vital(value, path) : apiError(value, path);
};

/** Parses a tab's reports; at most 100. */
export const parseBeacons = (value: unknown): TabReport[] => list(tabReport, MAX_REPORTS)(value, 'beacons');

const MAX_NETWORKS = 100_000;
const votesByNetwork = dictionary(text(50, /^[\w.:]+\/(24|48)$/), integer(1), MAX_NETWORKS);

const voteTotals = shape<VoteTotals>({
  schema: oneOf(1),
  edge: text(40, /^[\w-]+$/),
  channel: optional(channel),
  votes: list(
    shape<BuildVotes>({ release: integer(1), remote: name, buildId, ok: votesByNetwork, bad: votesByNetwork }),
    10_000,
  ),
});

/** Parses the vote counts of an edge. */
export const parseVoteTotals = (value: unknown): VoteTotals => voteTotals(value, '');
