export { type Clock, createRefreshQueue, type RefreshQueue } from './refresh/refresh-queue.ts';
