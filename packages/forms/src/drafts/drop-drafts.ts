import { DRAFT_PREFIX } from './draft-store.ts';
import { tryStorage } from './try-storage.ts';

/**
 * Each remote has its own copy of this package: an event of the window reaches the forms of all.
 */
const DROPPED = `${DRAFT_PREFIX}-dropped`;

/** Stored drafts by their keys. */
export type Drafts = readonly (readonly [key: string, text: string])[];

/**
 * Removes all drafts of this tab and returns them. Forms on screen start anew, because what is
 * typed in them is not the next customer's. Never throws.
 */
export function dropDrafts(): Drafts {
  const dropped = tryStorage(() => {
    const found = Object.entries(sessionStorage).filter(([key]) => key.startsWith(`${DRAFT_PREFIX}-`));
    for (const [key] of found) sessionStorage.removeItem(key);
    return found;
  });
  dispatchEvent(new Event(DROPPED));
  return dropped ?? [];
}

/** Stores dropped drafts again, except those of forms that have a newer one. Never throws. */
export function returnDrafts(dropped: Drafts): void {
  tryStorage(() => {
    for (const [key, text] of dropped) if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text);
  });
}

/** Calls back when the drafts are dropped. Returns the unsubscribe function. */
export function onDraftsDropped(run: () => void): () => void {
  addEventListener(DROPPED, run);
  return () => removeEventListener(DROPPED, run);
}
