export { book } from '../../src/rooms/payments/ledger.ts';
export { openDatabase } from '../../src/server/database/open-database.ts';
export { addDemoCustomers, DEMO_PASSWORD, demoEmail } from '../../src/server/demo/demo-customers.ts';
export { accountProblems, lastEntryId, lostEntries, unpromisedEntries } from '../crash/account-check.ts';
export { startServer } from '../crash/server-process.ts';
export type { LoadAnswer, LoadClient, PromisedEntry } from '../crash/workload.ts';
export { workloads } from '../crash/workloads.ts';
export { startPostgres } from './postgres-server.ts';
