/** The result of one fault that was tried on a remote. */
export interface Trial {
  what: string;
  /** The screen that the customer saw. */
  seen: string;
  /** `note`: needs no mending. */
  verdict: 'held' | 'broke' | 'note';
  mend: string | null;
}

/**
 * The part of `@paddock/conform` that `paddock conform` calls. It is a package of its own, since it
 * needs a browser and an edge, and publishing needs neither.
 */
export interface Conformance {
  conform(given: {
    /** The folder of the remote's build. */
    folder: string;
    /** The folder of the shell's build. */
    shell: string;
    /** The address of the page that shows the remote. Default: its first page. */
    open?: string;
    /** The origin of the API. Default: there is none. */
    apiOrigin?: string;
    /** Whether a browser may be used. */
    browser: boolean;
    /** Called after each trial. */
    tell(trial: Trial): void;
  }): Promise<{
    /** The Chromium that was used; `null` if there is none, or the remote has no page. */
    browser: string | null;
    /** A sentence on what could not be tried; `null` if all was. */
    untried: string | null;
  }>;
}
