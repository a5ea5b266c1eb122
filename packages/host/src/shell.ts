export { createRefreshQueue, type RefreshQueue } from './refresh/refresh-queue.ts';
