import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRaces, openDatabase, raceDaysIn } from '@paddock/reference-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi } from '../testing/ask.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const runners = [1, 2, 3].map((startnr) => ({ startnr, name: `Horse ${startnr}`, win_odds: startnr * 2 }));

/** A file with meetings of one race at the given tracks. */
const fileOf = (name: string, ...tracks: string[]) => {
  const meetings = tracks.map((track_name) => ({
    id: track_name,
    country: 'FRA',
    track_name,
    races: [{ number: 3, name: 'Prix', start: '2020-06-01T12:12:00Z', distance_m: 2100, runners }],
  }));
  writeFileSync(join(folder, name), JSON.stringify({ meetings }));
  return join(folder, name);
};

/** Tracks and ids of a day's imported meetings, as an API says that was just started. */
const tracksOf = async (date: string) => {
  const { ask, close } = createTestApi('2026-11-21T15:00:00Z', { database: await openDatabase(raceDaysIn(folder)) });
  const meetings = (await ask(`/api/v1/meetings?date=${date}`)).body.data;
  await close();
  return meetings
    .filter(({ id }: { id: number }) => id % 100 >= 50)
    .map(({ id, track_name }: { id: number; track_name: string }) => [id, track_name]);
};

const takeIn = async (path: string, date: string) => {
  const database = await openDatabase(raceDaysIn(folder));
  const taken = await importRaces(database, path, date);
  await database.destroy();
  return taken;
};

describe('the stored race days', () => {
  it('[REF-12] are there after a restart, without the file', async () => {
    const path = fileOf('one.json', 'Ici', 'Là');
    expect(await takeIn(path, '2026-11-21')).toMatchObject({ source: 'one.json', meetings: 2, races: 2 });
    rmSync(path);
    expect(await tracksOf('2026-11-21')).toEqual([
      [2026112150, 'Ici'],
      [2026112151, 'Là'],
    ]);
  });

  it('[REF-12] are replaced, not doubled, when the same file is taken again, and keep their ids', async () => {
    await takeIn(fileOf('one.json', 'Ici', 'Là'), '2026-11-21');
    await takeIn(fileOf('other.json', 'Ailleurs'), '2026-11-21');
    await takeIn(fileOf('one.json', 'Ici', 'Partout'), '2026-11-21');
    expect(await tracksOf('2026-11-21')).toEqual([
      [2026112150, 'Ici'],
      [2026112151, 'Partout'],
      [2026112152, 'Ailleurs'],
    ]);
  });

  it('[REF-12] stay on their day when the file is taken for another one', async () => {
    const path = fileOf('one.json', 'Ici');
    await takeIn(path, '2026-11-20');
    await takeIn(path, '2026-11-21');
    expect(await tracksOf('2026-11-20')).toEqual([[2026112050, 'Ici']]);
    expect(await tracksOf('2026-11-21')).toEqual([[2026112150, 'Ici']]);
  });

  it('[REF-12] are the same over the API as when they were read', async () => {
    await takeIn(fileOf('one.json', 'Ici'), '2026-11-21');
    const { ask, close } = createTestApi('2026-11-21T12:00:00Z', { database: await openDatabase(raceDaysIn(folder)) });
    const { data } = (await ask('/api/v1/races/202611215003')).body;
    expect(data).toMatchObject({ meeting_id: 2026112150, number: 3, track_name: 'Ici', runner_count: 3 });
    expect(data.runners.map(({ odds }: { odds: { current: number } }) => odds.current)).toEqual([200, 400, 600]);
    await close();
  });

  it('[REF-11] of more files than a day has numbers for are left out and reported', async () => {
    const tracks = Array.from({ length: 45 }, (_, at) => `Track ${at}`);
    await takeIn(fileOf('many.json', ...tracks), '2026-11-21');
    const { meetings, report } = await takeIn(fileOf('more.json', ...tracks.slice(0, 8)), '2026-11-21');
    expect(meetings).toBe(5);
    expect(report).toContain('3 meetings: the day has no number left for them: left out');
  });

  it('[REF-12] say which file cannot be used', async () => {
    writeFileSync(join(folder, 'races.sqlite'), 'this is no database, only text that is long enough to be read as one');
    await expect(openDatabase(raceDaysIn(folder))).rejects.toMatchObject({
      kind: 'database_unusable',
      message: expect.stringContaining('races.sqlite cannot be used'),
    });
    mkdirSync(join(folder, 'sub/races.sqlite'), { recursive: true });
    await expect(openDatabase(raceDaysIn(join(folder, 'sub')))).rejects.toMatchObject({ kind: 'database_unusable' });
    const text = join(folder, 'text.json');
    writeFileSync(text, 'none');
    await expect(takeInMemory(text)).rejects.toMatchObject({ kind: 'races_file_unusable' });
  });
});

const takeInMemory = async (path: string) => {
  const database = await openDatabase(':memory:');
  try {
    return await importRaces(database, path, '2026-11-21');
  } finally {
    await database.destroy();
  }
};
