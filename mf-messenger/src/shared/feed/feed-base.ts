import { createContext } from 'react';

/** The prefix of each path: the locale's, or nothing. */
export const FeedBase = createContext('');
