import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MeetingPlan } from '../day/plan.types.ts';
import { isAtgGame, readAtgGame } from './atg/atg-game.ts';
import { factsOf, listOf } from './facts.ts';
import { importMeetings } from './import-meetings.ts';
import { isPmuDay, readPmuDay } from './pmu/pmu-day.ts';
import { createProblems, type Problem, type Problems, reportLines } from './problems.ts';

export interface ImportedFile {
  meetings: MeetingPlan[];
  /** Everything that could not be used as it was. */
  problems: readonly Problem[];
  /** The report for people, one line for each reason. */
  report: string[];
}

/** The whole file is unreadable. */
export class RacesFileUnusable extends Error {
  override readonly name = 'RacesFileUnusable';
  readonly kind = 'races_file_unusable';
}

/**
 * Reads a file of historic meetings and moves them to `date`: `{ meetings }`, a day of the PMU
 * (`programme_….json` beside `participants_…` and `rapports_…`) or a game of ATG
 * (`v75_games.json`).
 * @throws RacesFileUnusable when the file is unreadable or not JSON; bad contents are reported
 * instead
 */
export const importFile = (path: string, date: string): ImportedFile => {
  const problems = createProblems();
  const meetings = importMeetings(readShape(path, problems), date, problems);
  return { meetings, problems: problems.list, report: reportLines(problems.list) };
};

const readShape = (path: string, problems: Problems): unknown => {
  const file = readJson(path);
  const beside = (name: string) => readIfThere(join(dirname(path), name), problems);
  if (isPmuDay(file)) return readPmuDay(file, beside, problems);
  if (!isAtgGame(file)) return file;
  const prefix = path.endsWith('_games.json') ? path.slice(0, -'games.json'.length) : null;
  for (const end of prefix ? ['product.json', 'products.json'] : []) {
    const product = factsOf(readIfThere(`${prefix}${end}`, problems));
    const rounds = listOf(product.upcoming).length + listOf(product.results).length;
    if (rounds > 0) problems.add(`${rounds} rounds in …${end}`, 'rounds of other days, without runners: not used');
  }
  return readAtgGame(file, problems);
};

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new RacesFileUnusable(`${path} is no file of races: ${(error as Error).message}`, { cause: error });
  }
};

const readIfThere = (path: string, problems: Problems): unknown => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      problems.add(path, `cannot be read: ${(error as Error).message}`);
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    problems.add(path, 'is not JSON: not used');
    return null;
  }
};
