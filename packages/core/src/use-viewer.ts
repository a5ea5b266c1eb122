import { create } from 'zustand';

/** Whether the viewer of the page is logged in. The product's session sets it. */
export const useViewer = create<{ loggedIn: boolean }>()(() => ({ loggedIn: false }));
