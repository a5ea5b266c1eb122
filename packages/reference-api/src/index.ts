export { createReferenceApi, type ReferenceApi, type ReferenceApiOptions } from './create-reference-api.ts';
export { type StoredMeetings, storeImportedMeetings } from './database/imported-meetings.ts';
export { type Database, DatabaseUnusable, databaseTarget, openDatabase } from './database/open-database.ts';
export { todayAt } from './day/race-days.ts';
export { type ImportedDay, importRaces } from './import-races.ts';
export { type ImportedFile, importFile, RacesFileUnusable } from './importer/import-file.ts';
export { importMeetings } from './importer/import-meetings.ts';
export { createProblems, type Problem, type Problems, reportLines } from './importer/problems.ts';
