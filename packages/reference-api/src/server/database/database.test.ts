import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseTarget, importRaces, openDatabase } from '@paddock/reference-api';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { createTestDatabase, isPostgres, type TestDatabase } from '../../../test/rigs/test-database.ts';
import type { Database } from './open-database.ts';

let folder: string;
let state: TestDatabase;
beforeEach(() => {
  state = createTestDatabase();
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

/** Tracks and ids of a day's imported meetings, as a newly started API answers them. */
const tracksOf = async (date: string) => {
  const { ask, close } = createTestApi('2026-11-21T15:00:00Z', { database: await state.open() });
  const meetings = (await ask(`/api/v1/meetings?date=${date}`)).body.data;
  await close();
  return meetings
    .filter(({ id }: { id: number }) => id % 100 >= 50)
    .map(({ id, track_name }: { id: number; track_name: string }) => [id, track_name]);
};

const takeIn = async (path: string, date: string) => {
  const database = await state.open();
  const taken = await importRaces(database, path, date);
  await database.destroy();
  return taken;
};

describe('the stored race days', () => {
  test('[IMPORTER-6] are there after a restart, without the file', async () => {
    const path = fileOf('one.json', 'Ici', 'Là');
    expect(await takeIn(path, '2026-11-21')).toMatchObject({ source: 'one.json', meetings: 2, races: 2 });
    rmSync(path);
    expect(await tracksOf('2026-11-21')).toEqual([
      [2026112150, 'Ici'],
      [2026112151, 'Là'],
    ]);
  });

  test('[IMPORTER-7] are replaced, not doubled, when the same file is taken again, and keep their ids', async () => {
    await takeIn(fileOf('one.json', 'Ici', 'Là'), '2026-11-21');
    await takeIn(fileOf('other.json', 'Ailleurs'), '2026-11-21');
    await takeIn(fileOf('one.json', 'Ici', 'Partout'), '2026-11-21');
    expect(await tracksOf('2026-11-21')).toEqual([
      [2026112150, 'Ici'],
      [2026112151, 'Partout'],
      [2026112152, 'Ailleurs'],
    ]);
  });

  test('[IMPORTER-8] stay on their day when the file is taken for another one', async () => {
    const path = fileOf('one.json', 'Ici');
    await takeIn(path, '2026-11-20');
    await takeIn(path, '2026-11-21');
    expect(await tracksOf('2026-11-20')).toEqual([[2026112050, 'Ici']]);
    expect(await tracksOf('2026-11-21')).toEqual([[2026112150, 'Ici']]);
  });

  test('[IMPORTER-6] are the same over the API as when they were read', async () => {
    await takeIn(fileOf('one.json', 'Ici'), '2026-11-21');
    const { ask, close } = createTestApi('2026-11-21T12:00:00Z', { database: await state.open() });
    const { data } = (await ask('/api/v1/races/202611215003')).body;
    expect(data).toMatchObject({ meeting_id: 2026112150, number: 3, track_name: 'Ici', runner_count: 3 });
    expect(data.runners.map(({ odds }: { odds: { current: number } }) => odds.current)).toEqual([200, 400, 600]);
    await close();
  });

  test('[IMPORTER-1] [IMPORTER-5] of more files than a day has numbers for are left out and reported', async () => {
    const tracks = Array.from({ length: 45 }, (_, at) => `Track ${at}`);
    await takeIn(fileOf('many.json', ...tracks), '2026-11-21');
    const { meetings, report } = await takeIn(fileOf('more.json', ...tracks.slice(0, 8)), '2026-11-21');
    expect(meetings).toBe(5);
    expect(report).toContain('3 meetings: the day has no number left for them: left out');
  });

  test('say which file cannot be used', async () => {
    const text = join(folder, 'text.json');
    writeFileSync(text, 'none');
    await expect(takeIn(text, '2026-11-21')).rejects.toMatchObject({ kind: 'races_file_unusable' });
  });
});

describe('[DATABASE-1] [DATABASE-2] a database', () => {
  test('is the PostgreSQL database of a URL, else a file in a folder, else in memory', () => {
    const url = 'postgres://localhost/paddock';
    expect(databaseTarget({ url, folder })).toBe(url);
    expect(databaseTarget({ url: '', folder })).toBe(join(folder, 'paddock.sqlite'));
    expect(databaseTarget({})).toBe(':memory:');
  });

  test.each(['postgre://paddock:s3cret@db/paddock', 'postgres:/paddock:s3cret@db/paddock', 'paddock.sqlite'])(
    '[DATABASE-5] is not opened from %s, which is no URL of it and which the error does not show',
    (url) => {
      expect(() => databaseTarget({ url, folder })).toThrow(
        expect.objectContaining({
          kind: 'database_unusable',
          message: expect.stringMatching(/^DATABASE_URL is no postgres:\/\/ URL\.(?!.*s3cret)/),
        }),
      );
    },
  );

  test('that cannot be used says which it was and the way out, and never a password', async () => {
    const file = databaseTarget({ folder });
    writeFileSync(file, 'this is no database, only text that is long enough to be read as one');
    await expect(openDatabase(file)).rejects.toMatchObject({
      kind: 'database_unusable',
      message: expect.stringContaining('paddock.sqlite cannot be used'),
    });
    mkdirSync(join(folder, 'sub/paddock.sqlite'), { recursive: true });
    await expect(openDatabase(join(folder, 'sub/paddock.sqlite'))).rejects.toMatchObject({ kind: 'database_unusable' });
    const nobody = openDatabase('postgres://paddock:s3cret@127.0.0.1:1/paddock');
    await expect(nobody).rejects.toMatchObject({
      kind: 'database_unusable',
      message: expect.stringMatching(
        /^The PostgreSQL database of DATABASE_URL cannot be used \((?!.*s3cret).*ECONNREFUSED/,
      ),
    });
  });

  // In one process SQLite would wait for itself.
  test.runIf(isPostgres)('is brought up to date once when several servers start on it at the same time', async () => {
    const opened = await Promise.all([state.open(), state.open(), state.open()]);
    for (const database of opened) expect(await countOf(database, 'imported_meeting')).toBe(0);
  });

  test.runIf(isPostgres)(
    '[DATABASE-4] whose server ends within a transaction fails that one alone, and the process goes on',
    async () => {
      const database = await state.open();
      const broken = database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database);
        // No query runs while the connection breaks.
        await wait(100);
        await sql`select 1`.execute(transaction);
      });
      await expect(broken).rejects.toThrow();
      expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
    },
  );

  test('gives integers as numbers up to 2^53 - 1, and refuses those above', async () => {
    const database = await state.open();
    const read = async (value: string) =>
      (await sql<{ n: number }>`select cast(${value} as bigint) as n`.execute(database)).rows[0]?.n;
    expect(await read('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await read('-9007199254740991')).toBe(Number.MIN_SAFE_INTEGER);
    await expect(read('9007199254740992')).rejects.toThrow(RangeError);
    expect(await countOf(database, 'customer')).toBe(0);
  });
});

const countOf = async (database: Database, table: 'customer' | 'imported_meeting') => {
  const row = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  return row?.count;
};

test('[DATABASE-6] a database in which a migration had a number in between is opened', async () => {
  const target = await state.target();
  const before = await openDatabase(target);
  await sql`update kysely_migration set name = '0193-registration-reopening',
    timestamp = (select timestamp from kysely_migration where name = '0192-newsletter-proof')
    where name = '0250-registration-reopening'`.execute(before);
  await before.destroy();
  const after = await openDatabase(target);
  expect(await after.selectFrom('customer').select('id').execute()).toEqual([]);
  await after.destroy();
});
