import { integer, list, oneOf, shape, text } from '../record/parser.ts';

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

/** What an edge has counted since it started, for people. No release is decided by it. */
export interface EdgeFigures {
  schema: 1;
  /** The id of the process. A restarted edge has a new id and counts from zero. */
  edge: string;
  /** Its machine, for people. */
  host: string;
  /** The ids of its notes in the store: one of each process. */
  notes: string[];
  /** Tabs that listen for releases now. */
  tabs: number;
  failures: FailureRow[];
  vitals: VitalRow[];
  /** The newest ones first. */
  alarms: Alarm[];
}

/** The numbers of several edges together. */
export type SummedFigures = Pick<EdgeFigures, 'tabs' | 'failures' | 'vitals' | 'alarms'>;

/** So many alarms are kept. */
export const MAX_ALARMS = 50;

const label = text(200);
const count = integer(0);
const MAX_ROWS = 10_000;

const edgeFigures = shape<EdgeFigures>({
  schema: oneOf(1),
  edge: text(40, /^[\w-]+$/),
  host: text(100, /^[\w.:#-]+$/),
  notes: list(text(16, /^[0-9a-f]{16}$/), 100),
  tabs: count,
  failures: list(shape<FailureRow>({ remote: label, build: label, phase: label, errorClass: label, count }), MAX_ROWS),
  vitals: list(
    shape<VitalRow>({ remote: label, build: label, metric: label, good: count, middling: count, poor: count }),
    MAX_ROWS,
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
export const sumFigures = (all: readonly SummedFigures[]): SummedFigures => ({
  tabs: all.reduce((sum, { tabs }) => sum + tabs, 0),
  failures: addRows(all.flatMap(({ failures }) => failures)).sort((a, b) => b.count - a.count),
  vitals: addRows(all.flatMap(({ vitals }) => vitals)).sort((a, b) => b.poor - a.poor),
  alarms: addAlarms(all.flatMap(({ alarms }) => alarms)),
});
