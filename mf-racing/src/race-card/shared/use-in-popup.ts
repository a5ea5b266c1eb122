import { useMatch } from 'react-router';
import { paths } from '../../paths.ts';

/** Whether the card is in a separate window, which has no betting slip. */
export const useInPopup = (): boolean => useMatch(paths.racePopup) !== null;
