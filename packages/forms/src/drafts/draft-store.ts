/** A draft is forgotten so long after its last change, in milliseconds (second spec §9). */
export const DRAFT_MAX_AGE_MS = 300_000;

/** A draft is kept so long after a change, in milliseconds (second spec §9). */
export const DRAFT_DEBOUNCE_MS = 200;

/** Prefix of the keys in session storage (second spec §9). */
export const DRAFT_PREFIX = 'formkit';

/** What a draft keeps: the values that differ from those the form began with, by field. */
export type DraftData = Readonly<Record<string, unknown>>;

/** The draft of one form. No method throws: storage can be full, forbidden or damaged, and the form goes on without. */
export interface DraftStore {
  /** The kept values; undefined when there are none or they are too old. */
  read(): DraftData | undefined;
  /** An empty draft is no draft. */
  write(data: DraftData): void;
  clear(): void;
}

export interface DraftStoreOptions {
  /** The storage; a function, as already reading `window.sessionStorage` can throw. */
  storage?: () => Storage;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** As it is stored (second spec §3): expiry timestamp and form data. */
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

const survive = <T>(attempt: () => T): T | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

/** Keeps what was typed into the form of that group name for five minutes, in this tab. */
export function createDraftStore(group: string, options: DraftStoreOptions = {}): DraftStore {
  const { storage = () => window.sessionStorage, now = Date.now } = options;
  const key = `${DRAFT_PREFIX}-${group}`;
  const clear = () => {
    survive(() => storage().removeItem(key));
  };
  return {
    read: () =>
      survive(() => {
        const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        if (isStoredDraft(stored) && stored.expires > now()) return stored.data;
        clear();
        return undefined;
      }),
    write(data) {
      if (Object.keys(data).length === 0) return clear();
      const stored: StoredDraft = { expires: now() + DRAFT_MAX_AGE_MS, data };
      survive(() => storage().setItem(key, JSON.stringify(stored)));
    },
    clear,
  };
}
