import { watchMedia } from '../watch-media.ts';

/**
 * A phone's screen: its header ends and a desktop's begins at `md` of core §9, as the kit's
 * `mediaFrom('md')` has it.
 */
export const smallScreen = watchMedia('(width < 768px)', false);
