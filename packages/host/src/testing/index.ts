/**
 * Helpers for tests of the host and of what is built on it (`@paddock/testing` passes them on).
 * Never part of a build.
 */
export { taskOf } from '@paddock/core/testing';
export { accepted, refused } from './envelope.ts';
