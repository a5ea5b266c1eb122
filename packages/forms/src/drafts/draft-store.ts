import { tryStorage } from './try-storage.ts';

/** Age after which a draft expires, in milliseconds (second spec §9). */
export const DRAFT_MAX_AGE_MS = 300_000;

/** Delay between a change and its save, in milliseconds (second spec §9). */
export const DRAFT_DEBOUNCE_MS = 200;

/** Prefix of the keys in session storage (second spec §9). */
export const DRAFT_PREFIX = 'formkit';

/** A draft: the values that differ from the defaults, by field. */
export type DraftData = Readonly<Record<string, unknown>>;

/** The draft of one form. No method throws: the storage can be full, forbidden or damaged. */
export interface DraftStore {
  /** The saved values; undefined if there are none or they have expired. */
  read(): DraftData | undefined;
  /** Saves the values. An empty draft removes the entry. */
  write(data: DraftData): void;
  clear(): void;
}

export interface DraftStoreOptions {
  /** A function, because reading `window.sessionStorage` itself can throw. */
  storage?: () => Storage;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The stored form (second spec §3): expiry timestamp and form data. */
interface StoredDraft {
  expires: number;
  data: DraftData;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<StoredDraft>).expires === 'number' &&
  typeof (value as Partial<StoredDraft>).data === 'object' &&
  (value as Partial<StoredDraft>).data !== null;

/** Saves a form's draft by group name for five minutes, in this tab only. */
export function createDraftStore(group: string, options: DraftStoreOptions = {}): DraftStore {
  const { storage = () => window.sessionStorage, now = Date.now } = options;
  const key = `${DRAFT_PREFIX}-${group}`;
  const clear = () => {
    tryStorage(() => storage().removeItem(key));
  };
  return {
    read: () =>
      tryStorage(() => {
        const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        if (isStoredDraft(stored) && stored.expires > now()) return stored.data;
        clear();
        return undefined;
      }),
    write(data) {
      if (Object.keys(data).length === 0) return clear();
      const stored: StoredDraft = { expires: now() + DRAFT_MAX_AGE_MS, data };
      tryStorage(() => storage().setItem(key, JSON.stringify(stored)));
    },
    clear,
  };
}
