import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/database/open-database.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a database whose tables are made: tests copy it. */
    postgresTemplate: string;
  }
}

/** Starts the server of the `postgres` project before its first test and ends it after the last. */
export default async ({ provide }: TestProject) => {
  const server = await startPostgres();
  try {
    // `create database` copies this one.
    const template = server.urlOf('template1');
    await (await openDatabase(template)).destroy();
    provide('postgresTemplate', template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
};
