import { createLazyView } from '@paddock/ui/lazy-view';

/** The frame of every panel. It loads with the first panel that is pointed at. */
export const panelFrameView = createLazyView(async () => (await import('./panel.tsx')).Panel);
