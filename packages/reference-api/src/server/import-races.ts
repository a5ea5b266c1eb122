import { basename } from 'node:path';
import { importFile } from '../world/importer/import-file.ts';
import { storeImportedMeetings } from './database/imported-meetings.ts';
import type { Database } from './database/open-database.ts';

export interface ImportedDay {
  source: string;
  meetings: number;
  races: number;
  /** One line for each reason why something was left out. */
  report: string[];
}

/**
 * Imports the meetings of a file onto `date` and replaces those of its earlier import.
 * @throws RacesFileUnusable when the file cannot be read or is not JSON
 */
export const importRaces = async (database: Database, path: string, date: string): Promise<ImportedDay> => {
  const { meetings: read, report } = importFile(path, date);
  const source = basename(path);
  const { meetings, left } = await storeImportedMeetings(database, { date, source, meetings: read });
  return {
    source,
    meetings: meetings.length,
    races: meetings.reduce((sum, { races }) => sum + races.length, 0),
    report: left === 0 ? report : [...report, `${left} meetings: the day has no number left for them: left out`],
  };
};
