import { channel } from '../record/parse.ts';
import { integer, list, oneOf, optional, shape, text } from '../record/parser.ts';

/** The address of an edge's figures, on its operators' port. */
export const FIGURES_URL = '/paddock/figures';

/** Reports of tabs about one build that failed. */
export interface FailureRow {
  remote: string;
  build: string;
  phase: string;
  errorClass: string;
  count: number;
}

/** Pages by one web vital, with one build on them. */
export interface VitalRow {
  remote: string;
  build: string;
  metric: string;
  good: number;
  middling: number;
  poor: number;
}

/** The reports of tabs about one build in one minute. */
export interface MinuteRow {
  /** The minute: `2026-06-01T12:30Z`. */
  at: string;
  remote: string;
  build: string;
  /** Open tabs that ran it. */
  open: number;
  /** Votes of pages that count. */
  ok: number;
  bad: number;
  /** Pages by their LCP. */
  good: number;
  middling: number;
  poor: number;
}

/** Equal alarms of an edge. */
export interface Alarm {
  /** ISO instant of the newest one. */
  at: string;
  /** The machine of the edge. */
  host: string;
  event: string;
  reason: string;
  count: number;
}

/** The counts of an edge since it started, for people. No release is decided by them. */
export interface EdgeFigures {
  schema: 1;
  /** The id of the process. A restarted edge has a new id and counts from zero. */
  edge: string;
  /** The channel that it serves. Missing before its first release, and from older edges. */
  channel?: string;
  /** Its machine, for people. */
  host: string;
  /** The ids of its notes in the store: one of each process. */
  notes: string[];
  /** Streams of releases to tabs now: one a browser. */
  tabs: number;
  failures: FailureRow[];
  vitals: VitalRow[];
  /** Of the last hour and of the minute that runs. Older edges have none. */
  minutes?: MinuteRow[];
  /** The newest ones first. */
  alarms: Alarm[];
}

/** The numbers of several edges together. */
export type SummedFigures = Required<Pick<EdgeFigures, 'tabs' | 'failures' | 'vitals' | 'minutes' | 'alarms'>>;

/** So many full minutes are kept. */
export const KEPT_MINUTES = 60;

const MINUTE_MS = 60_000;

/**
 * The minute of an instant, in the form of {@link MinuteRow}.
 * @param at ms since the epoch
 * @param before how many minutes earlier
 */
export const minuteOf = (at: number, before = 0): string =>
  `${new Date(at - before * MINUTE_MS).toISOString().slice(0, 16)}Z`;

/** The number of alarms that are kept. */
export const MAX_ALARMS = 50;

const label = text(200);
const count = integer(0);
const MAX_ROWS = 10_000;
/** An edge counts at most 500 builds in a minute. */
const MAX_MINUTE_ROWS = 500 * (KEPT_MINUTES + 1);

const edgeFigures = shape<EdgeFigures>({
  schema: oneOf(1),
  edge: text(40, /^[\w-]+$/),
  channel: optional(channel),
  host: text(100, /^[\w.:#-]+$/),
  notes: list(text(16, /^[0-9a-f]{16}$/), 100),
  tabs: count,
  failures: list(shape<FailureRow>({ remote: label, build: label, phase: label, errorClass: label, count }), MAX_ROWS),
  vitals: list(
    shape<VitalRow>({ remote: label, build: label, metric: label, good: count, middling: count, poor: count }),
    MAX_ROWS,
  ),
  minutes: optional(
    list(
      shape<MinuteRow>({
        at: text(17, /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
        remote: label,
        build: label,
        open: count,
        ok: count,
        bad: count,
        good: count,
        middling: count,
        poor: count,
      }),
      MAX_MINUTE_ROWS,
    ),
  ),
  alarms: list(
    shape<Alarm>({
      at: text(24, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      host: label,
      event: label,
      reason: text(2_000),
      count,
    }),
    MAX_ALARMS,
  ),
});

/** Parses the figures of an edge. */
export const parseEdgeFigures = (value: unknown): EdgeFigures => edgeFigures(value, '');

/** Adds the numbers of rows whose texts are the same. */
const addRows = <Row extends object>(rows: readonly Row[]): Row[] => {
  const sums = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    const fields = Object.entries(row);
    const key = JSON.stringify(fields.filter(([, value]) => typeof value === 'string'));
    const sum = sums.get(key) ?? {};
    for (const [field, value] of fields)
      sum[field] = typeof value === 'number' ? value + ((sum[field] as number | undefined) ?? 0) : value;
    sums.set(key, sum);
  }
  return [...sums.values()] as Row[];
};

/** Equal alarms are one, at the instant of the newest. The newest ones come first. */
const addAlarms = (alarms: readonly Alarm[]): Alarm[] => {
  const sums = new Map<string, Alarm>();
  for (const alarm of alarms.toSorted((a, b) => b.at.localeCompare(a.at))) {
    const key = JSON.stringify([alarm.host, alarm.event, alarm.reason]);
    const newest = sums.get(key);
    sums.set(key, newest ? { ...newest, count: newest.count + alarm.count } : alarm);
  }
  return [...sums.values()].slice(0, MAX_ALARMS);
};

/** Adds up figures. The worst rows come first. */
export const sumFigures = (all: readonly Pick<EdgeFigures, keyof SummedFigures>[]): SummedFigures => ({
  tabs: all.reduce((sum, { tabs }) => sum + tabs, 0),
  failures: addRows(all.flatMap(({ failures }) => failures)).sort((a, b) => b.count - a.count),
  vitals: addRows(all.flatMap(({ vitals }) => vitals)).sort((a, b) => b.poor - a.poor),
  minutes: addRows(all.flatMap(({ minutes = [] }) => minutes)).sort((a, b) => a.at.localeCompare(b.at)),
  alarms: addAlarms(all.flatMap(({ alarms }) => alarms)),
});
