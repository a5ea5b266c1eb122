/**
 * Helpers for tests of the host and of what is built on it (`@paddock/testing` passes them on).
 * Never part of a build.
 */
export { accepted, refused } from './envelope.ts';
export { taskOf } from './task-of.ts';
