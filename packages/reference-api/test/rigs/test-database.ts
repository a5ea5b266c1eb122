import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type Database, databaseTarget, openDatabase } from '../../src/server/database/open-database.ts';

/** The database that this run is about: each test of state runs on both. */
export const isPostgres = process.env.REFERENCE_API_DATABASE === 'postgres';

/** A database of a test's own, closed and gone when the test ends; outside of a test, when its file ends. */
export interface TestDatabase {
  /** For `openDatabase`, and for another process as `DATABASE_URL`. */
  target(): Promise<string>;
  open(): Promise<Database>;
}

interface Place {
  target: string;
  remove(): Promise<void>;
}

const inMemory = async (): Promise<Place> => ({ target: ':memory:', remove: async () => {} });

const inFile = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-data-'));
  return { target: databaseTarget({ folder }), remove: async () => rmSync(folder, { recursive: true }) };
};

const ask = async (url: string, sql: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const inPostgres = async (): Promise<Place> => {
  const template = inject('postgresTemplate');
  const server = template.replace('/template1?', '/postgres?');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await ask(server, `create database ${name}`);
  return {
    target: template.replace('/template1?', `/${name}?`),
    remove: () => ask(server, `drop database ${name} with (force)`),
  };
};

const atEnd = (work: () => Promise<void>): void => {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
};

/** @param survives it can be closed and opened again: in SQLite, a file instead of memory */
export const createTestDatabase = ({ survives = false } = {}): TestDatabase => {
  let place: Promise<Place> | null = null;
  const opened: Database[] = [];
  const placeOf = () => (place ??= isPostgres ? inPostgres() : survives ? inFile() : inMemory());
  const target = async () => (await placeOf()).target;
  atEnd(async () => {
    for (const database of opened) await database.destroy();
    await (await place)?.remove();
  });
  return {
    target,
    async open() {
      const database = await openDatabase(await target());
      opened.push(database);
      return database;
    },
  };
};
