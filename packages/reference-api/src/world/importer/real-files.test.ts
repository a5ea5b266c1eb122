import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { shownDay } from '../../../test/rigs/import-folder.ts';
import { importFile } from './import-file.ts';

/** Per file: meetings, races, runners, dividends. */
const files: Record<string, [number, number, number, number]> = {
  'normalised/meetings.json': [15, 103, 1128, 363],
  'pmu-2025-11-05/programme_05112025.json': [9, 63, 694, 19],
  'atg/v75_games.json': [1, 7, 86, 52],
  'atg/v86_games.json': [2, 8, 96, 65],
  'atg/GS75_games.json': [1, 7, 78, 52],
};

const today = '2026-11-21';

describe('[IMPORTER-1] a real file', () => {
  for (const [name, counts] of Object.entries(files)) {
    const path = fileURLToPath(new URL(`../../../../../../shared/data/${name}`, import.meta.url));
    const absent = existsSync(path) ? '' : ' (skipped: the file is not there)';
    test.skipIf(absent !== '')(`${name} is shown under the contract, in few lines of report${absent}`, async () => {
      const { ask, meetings, report, problems } = shownDay(importFile(path, today));
      let [races, runners, dividends] = [0, 0, 0];
      for (const meeting of meetings) {
        expect((await ask(`/api/v1/meetings/${meeting.id}`)).body.data.date).toBe(today);
        for (const { id } of meeting.races) {
          const { body } = await ask(`/api/v1/races/${id}`);
          races += 1;
          runners += body.data.runners.length;
          for (const pool of body.data.pools) dividends += pool.dividends.length;
        }
      }
      expect([meetings.length, races, runners, dividends]).toEqual(counts);
      expect((await ask(`/api/v1/results?date=${today}`)).status).toBe(200);
      expect(report.length).toBeGreaterThan(0);
      expect(report.length).toBeLessThan(20);
      expect(problems.length).toBeGreaterThanOrEqual(report.length);
    });
  }
});
