import { useMatch } from 'react-router';
import { pages } from '../pages.ts';

/** Whether the card stands in a window of its own. */
export const useInPopup = (): boolean => useMatch(pages.racePopup.path) !== null;
