import type { BuildRef } from '@paddock/release/record';

/** A file that a page needs before anything of ours runs. */
export interface FirstFile {
  url: string;
  integrity: string;
}

/** The files that a page cannot do without. */
export interface ShellFiles {
  entry: FirstFile;
  styles: FirstFile[];
}

/** What the script in the HTML is told. */
export interface FirstFiles extends ShellFiles {
  /** Sequence of the release. */
  release: number;
  buildId: string;
  /** The last known good shell. `null` where the release names none. */
  good: (ShellFiles & { shell: BuildRef }) | null;
  /** How the words look, in CSS. */
  look: string;
}
