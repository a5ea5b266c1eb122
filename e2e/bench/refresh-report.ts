import { RUNNERS } from './moving-race.ts';
import { type Goal, inMs, worst } from './report.ts';
import { quantile } from './statistics.ts';
import { AFTER_MS, CPU, READ_SECONDS, TOO_LONG_MS, total } from './watched-race.ts';

/** A race's page at a width (px) while nobody presses anything: see `read`. */
interface Refreshes {
  width: number;
  tasks: readonly number[];
  shifts: readonly number[];
}

export const REFRESH_HOW = `${RUNNERS} runners whose odds all change every 5 s, CPU ${CPU}× slower. Tasks in time of the thread, the longest within ${AFTER_MS} ms of an answer: ${READ_SECONDS} s in which nothing is pressed.`;

export const REFRESH_HEAD = ['width', 'answers', 'task, median', 'worst', `over ${TOO_LONG_MS} ms`, 'shifts'];

/** The cells below {@link REFRESH_HEAD}. */
export const refreshCells = ({ width, tasks, shifts }: Refreshes): string[] => [
  `${width} px`,
  String(tasks.length),
  inMs(quantile(tasks, 0.5)),
  inMs(Math.max(...tasks)),
  String(tasks.filter((ms) => ms > TOO_LONG_MS).length),
  total(shifts).toFixed(4),
];

/** A goal for the worst width. */
export const goalOf = <One extends Refreshes>(
  measured: readonly One[],
  what: string,
  most: number,
  of: (one: One) => number,
): Goal =>
  worst(
    what,
    most,
    measured.map((one) => ({ value: of(one), where: `${one.width} px` })),
  );

export const refreshGoals = (measured: readonly Refreshes[]): Goal[] => [
  goalOf(measured, 'longest task of a refresh, ms', TOO_LONG_MS, ({ tasks }) => Math.max(...tasks)),
  goalOf(measured, 'layout shift by refreshes', 0, ({ shifts }) => total(shifts)),
];
