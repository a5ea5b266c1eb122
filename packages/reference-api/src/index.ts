export { createReferenceApi, type ReferenceApi, type ReferenceApiOptions } from './create-reference-api.ts';
export { todayAt } from './day/race-days.ts';
export { type ImportedFile, importFile } from './importer/import-file.ts';
export { importMeetings } from './importer/import-meetings.ts';
export { createProblems, type Problem, type Problems, reportLines } from './importer/problems.ts';
