export { createReferenceApi, type ReferenceApi, type ReferenceApiOptions } from './create-reference-api.ts';
