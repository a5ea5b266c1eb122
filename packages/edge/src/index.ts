export type { Edge, EdgeOptions } from './edge.ts';
export { createEdge } from './edge.ts';
export type { EdgeEvent, EventLog } from './event-log.ts';
export type { Listening } from './listen.ts';
export type { ReleaseMemory, RememberedRelease } from './release-memory.ts';
export { fileMemory } from './release-memory.ts';
export type { ReleaseReader } from './release-reader.ts';
export type { EdgeBindings, EdgeFetch } from './routes.ts';
export { storeReader } from './store-reader.ts';
