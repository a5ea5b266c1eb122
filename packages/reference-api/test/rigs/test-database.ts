import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type Database, databaseTarget, openDatabase } from '../../src/server/database/open-database.ts';
import { TEMPLATE } from './sqlite.setup.ts';

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

/** Where databases are made: a server, or a folder. Each database has a name. */
interface Medium {
  /** The database whose tables are made. */
  base: string;
  targetOf(name: string): string;
  copy(like: string): Promise<string>;
  drop(name: string): Promise<void>;
}

const newName = () => `test_${randomBytes(8).toString('hex')}`;

const createPostgresMedium = (template: string): Medium => {
  const urlOf = (name: string) => template.replace('/template1?', `/${name}?`);
  const server = new pg.Pool({ connectionString: urlOf('postgres'), max: 1, allowExitOnIdle: true });
  return {
    base: 'template1',
    targetOf: urlOf,
    /** Copied files need no log: without `fsync` that is the fastest way. */
    async copy(like) {
      const name = newName();
      await server.query(`create database ${name} template ${like} strategy file_copy`);
      return name;
    },
    async drop(name) {
      await server.query(`drop database ${name} with (force)`);
    },
  };
};

const createSqliteMedium = (folder: string): Medium => {
  const targetOf = (name: string) => databaseTarget({ folder: join(folder, name) });
  return {
    base: TEMPLATE,
    targetOf,
    async copy(like) {
      const name = newName();
      copyFileSync(targetOf(like), targetOf(name));
      return name;
    },
    async drop(name) {
      rmSync(join(folder, name), { recursive: true });
    },
  };
};

let used: Medium | null = null;
const medium = (): Medium =>
  (used ??= isPostgres ? createPostgresMedium(inject('postgresTemplate')) : createSqliteMedium(inject('sqliteFolder')));

/** How often each filling was asked for, and the databases that hold the newest ones. */
const asked = new Map<string, number>();
const templates = new Map<string, string>();
const KEPT_TEMPLATES = 8;

const createTemplate = async ({ key, fill }: Filling): Promise<string> => {
  const { base, copy, drop, targetOf } = medium();
  const name = await copy(base);
  const database = await openDatabase(targetOf(name));
  await fill(database);
  await database.destroy();
  templates.set(key, name);
  const [oldest] = templates;
  if (oldest && templates.size > KEPT_TEMPLATES) {
    templates.delete(oldest[0]);
    await drop(oldest[1]);
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

interface Place {
  name: string;
  /** Whether it holds the filling. */
  isFilled: boolean;
}

const createPlace = async (filling?: Filling): Promise<Place> => {
  const template = filling ? await templateOf(filling) : null;
  return { name: await medium().copy(template ?? medium().base), isFilled: template !== null };
};

const atEnd = (work: () => Promise<void>): void => {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
};

export const createTestDatabase = (): TestDatabase => {
  let place: Promise<Place> | null = null;
  const opened: Database[] = [];
  const placeOf = (filling?: Filling) => (place ??= createPlace(filling));
  atEnd(async () => {
    for (const database of opened) await database.destroy();
    const made = await place;
    if (made) await medium().drop(made.name);
  });
  return {
    target: async () => medium().targetOf((await placeOf()).name),
    async open(filling) {
      const { name, isFilled } = await placeOf(filling);
      const database = await openDatabase(medium().targetOf(name));
      opened.push(database);
      if (filling && !isFilled) await filling.fill(database);
      return database;
    },
  };
};
