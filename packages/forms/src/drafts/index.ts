export { type Drafts, dropDrafts, returnDrafts } from './drop-drafts.ts';
export { tryStorage } from './try-storage.ts';
