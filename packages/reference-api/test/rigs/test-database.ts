import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type Database, databaseTarget, openDatabase } from '../../src/server/database/open-database.ts';

/** Whether this project runs on PostgreSQL: tests of state run on both. */
export const isPostgres = process.env.REFERENCE_API_DATABASE === 'postgres';

/** The first rows of a database. */
export interface Filling {
  /** The same key means the same rows. */
  key: string;
  fill(database: Database): Promise<void>;
}

/** A database of one test, dropped at its end; outside of a test, at the end of the file. */
export interface TestDatabase {
  /** For `openDatabase`, and for another process as `DATABASE_URL`. */
  target(): Promise<string>;
  open(filling?: Filling): Promise<Database>;
}

interface Place {
  target: string;
  /** Whether it holds the filling. */
  isFilled: boolean;
  remove(): Promise<void>;
}

const inMemory = async (): Promise<Place> => ({ target: ':memory:', isFilled: false, remove: async () => {} });

const inFile = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-data-'));
  return {
    target: databaseTarget({ folder }),
    isFilled: false,
    remove: async () => rmSync(folder, { recursive: true }),
  };
};

const urlOf = (name: string) => inject('postgresTemplate').replace('/template1?', `/${name}?`);

let server: pg.Pool | null = null;
const ask = (sql: string) => {
  server ??= new pg.Pool({ connectionString: urlOf('postgres'), max: 1, allowExitOnIdle: true });
  return server.query(sql);
};

/** Copies a database. Copied files need no log: without `fsync` that is the fastest way. */
const createPostgres = async (like: string): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await ask(`create database ${name} template ${like} strategy file_copy`);
  return name;
};

const dropPostgres = async (name: string): Promise<void> => {
  await ask(`drop database ${name} with (force)`);
};

/** How often each filling was asked for, and the databases that hold the newest ones. */
const asked = new Map<string, number>();
const templates = new Map<string, string>();
const KEPT_TEMPLATES = 8;

const createTemplate = async ({ key, fill }: Filling): Promise<string> => {
  const name = await createPostgres('template1');
  const database = await openDatabase(urlOf(name));
  await fill(database);
  await database.destroy();
  templates.set(key, name);
  const [oldest] = templates;
  if (oldest && templates.size > KEPT_TEMPLATES) {
    templates.delete(oldest[0]);
    await dropPostgres(oldest[1]);
  }
  return name;
};

/** A template is made at the second request: many fillings are used once. */
const templateOf = async (filling: Filling): Promise<string | null> => {
  const { key } = filling;
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  return times < 2 ? null : (templates.get(key) ?? createTemplate(filling));
};

const inPostgres = async (filling?: Filling): Promise<Place> => {
  const template = filling ? await templateOf(filling) : null;
  const name = await createPostgres(template ?? 'template1');
  return {
    target: urlOf(name),
    isFilled: template !== null,
    remove: () => dropPostgres(name),
  };
};

const atEnd = (work: () => Promise<void>): void => {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
};

/** @param survives can be closed and reopened: in SQLite a file instead of memory */
export const createTestDatabase = ({ survives = false } = {}): TestDatabase => {
  let place: Promise<Place> | null = null;
  const opened: Database[] = [];
  const placeOf = (filling?: Filling) =>
    (place ??= isPostgres ? inPostgres(filling) : survives ? inFile() : inMemory());
  atEnd(async () => {
    for (const database of opened) await database.destroy();
    await (await place)?.remove();
  });
  return {
    target: async () => (await placeOf()).target,
    async open(filling) {
      const { target, isFilled } = await placeOf(filling);
      const database = await openDatabase(target);
      opened.push(database);
      if (filling && !isFilled) await filling.fill(database);
      return database;
    },
  };
};
