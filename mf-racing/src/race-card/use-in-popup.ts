import { useMatch } from 'react-router';
import { paths } from '../paths.ts';

/** Whether the card stands in a window of its own. */
export const useInPopup = (): boolean => useMatch(paths.racePopup) !== null;
