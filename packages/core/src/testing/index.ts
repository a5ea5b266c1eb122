/** Helpers for tests of this package and of what is built on it. Never part of a build. */
export { taskOf } from './task-of.ts';
