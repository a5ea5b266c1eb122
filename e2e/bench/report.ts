import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** One goal with its measured worst case. */
export interface Goal {
  what: string;
  value: number;
  /** An upper or a lower limit. */
  goal: number;
  atLeast?: true;
  /** Where the worst case was measured. */
  where: string;
}

/** The result of a part of the benchmark. */
export interface Report {
  title: string;
  /** How it was measured, in a sentence. */
  how: string;
  head: string[];
  rows: string[][];
  goals: Goal[];
  /** All single values, for further evaluation. */
  data: unknown;
}

/** The worst of several measurements. */
export const worst = (what: string, goal: number, cases: readonly { value: number; where: string }[]): Goal => {
  const [most = { value: Number.NaN, where: 'nowhere' }] = [...cases].sort((a, b) => b.value - a.value);
  return { what, goal, ...most };
};

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const inMs = (ms: number): string => `${Math.round(ms)} ms`;
export const inKb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const asRatio = (ratio: number): string => ratio.toFixed(2);
export const asShare = (share: number): string => `±${Math.round(share * 100)} %`;

const verdict = ({ value, goal, atLeast }: Goal): string => {
  if (atLeast ? value >= goal : value <= goal) return 'held';
  return goal === 0 ? 'missed' : `missed by ${Math.round(Math.abs(value / goal - 1) * 100)} %`;
};

const goalRows = (goals: Goal[]): string[][] =>
  goals.map((goal) => [
    goal.what,
    Number.isInteger(goal.value) ? String(goal.value) : goal.value.toFixed(3),
    `${goal.atLeast ? '≥' : '≤'} ${goal.goal}`,
    verdict(goal),
    goal.where,
  ]);

/** A run of the benchmark. */
interface Run {
  /** The speed of the browser, in words. */
  speed: string;
  seconds: number;
}

/** Formats the reports as one Markdown page. */
const toMarkdown = (reports: readonly Report[], { speed, seconds }: Run): string => {
  const goals = reports.flatMap((report) => report.goals);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${speed}, Node ${process.version}, ${Math.round(seconds)} s`;
  return [
    '# Benchmark',
    `${new Date().toISOString().slice(0, 10)}, ${machine}.`,
    table(['worst case of', 'measured', 'goal', '', 'where'], goalRows(goals)),
    ...reports.flatMap(({ title, how, head, rows }) => [
      `## ${title}`,
      how,
      ...(rows.length > 0 ? [table(head, rows)] : []),
    ]),
    '',
  ].join('\n\n');
};

/** Writes `results/latest.md` and `results/latest.json`. Returns the Markdown. */
export const writeReports = async (reports: readonly Report[], run: Run): Promise<string> => {
  const folder = join(import.meta.dirname, 'results');
  const markdown = toMarkdown(reports, run);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'latest.md'), markdown);
  await writeFile(join(folder, 'latest.json'), `${JSON.stringify(reports, null, 2)}\n`);
  return markdown;
};
