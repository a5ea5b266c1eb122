/**
 * Helpers for tests of the host and its users (`@paddock/testing` re-exports them). Never part of a
 * build.
 */
export { taskOf } from '@paddock/core/testing';
export { accepted, acceptedAt, refused, refusedFields } from './envelope.ts';
