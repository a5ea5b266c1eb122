import { create } from 'zustand';

/** Whether the first page of the visit is still loading. */
export const usePagePending = create(() => false);
