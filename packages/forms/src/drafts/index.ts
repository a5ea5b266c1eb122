export { type Drafts, dropDrafts, returnDrafts } from './drop-drafts.ts';
