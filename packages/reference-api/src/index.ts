export { createReferenceApi } from './server/create-reference-api.ts';
export { storeImportedMeetings } from './server/database/imported-meetings.ts';
export { databaseTarget, openDatabase } from './server/database/open-database.ts';
export { failureLine } from './server/failure-line.ts';
export { importRaces } from './server/import-races.ts';
export { todayAt } from './world/day/race-days.ts';
export { importMeetings } from './world/importer/import-meetings.ts';
export { createProblems } from './world/importer/problems.ts';
