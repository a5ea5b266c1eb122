/** One thing that was tried on a remote. */
export interface Trial {
  what: string;
  /** What a customer sees then. */
  seen: string;
  /** `note`: nothing that must be mended. */
  verdict: 'held' | 'broke' | 'note';
  mend: string | null;
}

/**
 * What `paddock conform` asks of `@paddock/conform`, which has a browser and an edge: who publishes
 * needs neither.
 */
export interface Conformance {
  conform(given: {
    /** The folder of the remote's build. */
    folder: string;
    /** The folder of the shell's build. */
    shell: string;
    /** The address of the page that shows the remote. Default: its first page. */
    open?: string;
    /** Where the API answers. Default: nowhere. */
    apiOrigin?: string;
    /** Whether a browser may be used. */
    browser: boolean;
    /** Called as soon as something was tried. */
    tell(trial: Trial): void;
  }): Promise<{
    /** The Chromium that was used; `null`: there is none, or no page. */
    browser: string | null;
    /** What could not be tried, in a sentence. */
    untried: string | null;
  }>;
}
