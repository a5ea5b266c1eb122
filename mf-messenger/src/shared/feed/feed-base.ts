import { createContext } from 'react';

/** What stands before each path: the locale's prefix, or nothing. */
export const FeedBase = createContext('');
