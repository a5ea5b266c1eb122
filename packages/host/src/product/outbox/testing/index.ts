/**
 * Two tabs, their network and a server, for histories of code that uses the outbox. Never part of a
 * build.
 */
export { createOutbox } from '../create-outbox.ts';
export { fault } from './histories.ts';
export { createModelBrowser, type Fault } from './model-browser.ts';
