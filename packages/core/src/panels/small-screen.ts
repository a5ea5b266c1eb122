import { watchMedia } from '../watch-media.ts';

/** Whether the screen is a phone's: narrower than `md`, at which the desktop's header begins. */
export const smallScreen = watchMedia('(width < 768px)', false);
