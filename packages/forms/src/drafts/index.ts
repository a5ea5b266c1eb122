export { dropDrafts } from './drop-drafts.ts';
