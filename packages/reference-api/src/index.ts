export { createReferenceApi, type ReferenceApi, type ReferenceApiOptions } from './server/create-reference-api.ts';
export { type StoredMeetings, storeImportedMeetings } from './server/database/imported-meetings.ts';
export { type Database, DatabaseUnusable, databaseTarget, openDatabase } from './server/database/open-database.ts';
export { failureLine } from './server/failure-line.ts';
export { type ImportedDay, importRaces } from './server/import-races.ts';
export { todayAt } from './world/day/race-days.ts';
export { type ImportedFile, importFile, RacesFileUnusable } from './world/importer/import-file.ts';
export { importMeetings } from './world/importer/import-meetings.ts';
export { createProblems, type Problem, type Problems, reportLines } from './world/importer/problems.ts';
