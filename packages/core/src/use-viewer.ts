import { create } from 'zustand';

/** Whether the viewer of the page is logged in. The product's session writes it. */
export const useViewer = create<{ loggedIn: boolean }>()(() => ({ loggedIn: false }));
