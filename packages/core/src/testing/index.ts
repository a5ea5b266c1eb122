/** Helpers for tests of this package and its users. Never part of a build. */
export { taskOf } from './task-of.ts';
