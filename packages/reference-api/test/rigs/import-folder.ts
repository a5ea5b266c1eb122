import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportedFile, importFile } from '../../src/world/importer/import-file.ts';
import { createTestApi } from './ask.ts';

/**
 * Imports the first of some files in one folder onto 2026-11-21; the clock is at the end of that
 * day.
 */
export const importFolder = async (files: Record<string, unknown>, today = '2026-11-21') => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-races-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
    return shownDay(importFile(join(folder, Object.keys(files)[0] as string), today));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The races of an imported day over the API, at the end of it. */
export const shownDay = ({ meetings, report, problems }: ImportedFile) => {
  const { ask } = createTestApi('2026-11-22T12:00:00Z', { imported: meetings });
  return {
    meetings,
    report,
    problems,
    ask,
    /** By place in the file, from 0, and number of the race. */
    race: async (meeting: number, number: number) => {
      const id = meetings[meeting]?.races.find((race) => race.number === number)?.id;
      return (await ask(`/api/v1/races/${id}`)).body.data;
    },
  };
};
