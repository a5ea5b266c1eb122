import { readFileSync } from 'node:fs';
import type { MeetingPlan } from '../day/plan.types.ts';
import { importMeetings } from './import-meetings.ts';
import { createProblems, type Problem } from './problems.ts';

/**
 * Reads a file of historic meetings and moves them to `date`.
 * @throws when the file cannot be read or is no JSON; what it holds never throws, it is reported
 */
export const importFile = (path: string, date: string): { meetings: MeetingPlan[]; problems: readonly Problem[] } => {
  const problems = createProblems();
  const meetings = importMeetings(JSON.parse(readFileSync(path, 'utf8')), date, problems);
  return { meetings, problems: problems.list };
};
