import { DRAFT_PREFIX } from './draft-store.ts';

/** Each remote has its own copy of this package: an event of the window reaches the forms of all. */
const DROPPED = `${DRAFT_PREFIX}-dropped`;

/**
 * Removes all drafts of this tab. Forms on screen start anew, because what is typed in them is not
 * the next customer's. Never throws.
 */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${DRAFT_PREFIX}-`)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage has no drafts.
  }
  dispatchEvent(new Event(DROPPED));
}

/** Calls back when the drafts are dropped. Returns the unsubscribe function. */
export function onDraftsDropped(run: () => void): () => void {
  addEventListener(DROPPED, run);
  return () => removeEventListener(DROPPED, run);
}
