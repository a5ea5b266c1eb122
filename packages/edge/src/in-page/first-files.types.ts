import type { BuildRef } from '@paddock/release/record';

/** A file that a page needs before any of our code runs. */
export interface FirstFile {
  url: string;
  integrity: string;
}

/** The files without which a page does not work. */
export interface ShellFiles {
  entry: FirstFile;
  styles: FirstFile[];
}

/** The input of the script in the HTML. */
export interface FirstFiles extends ShellFiles {
  /** Sequence of the release. */
  release: number;
  buildId: string;
  /** The last known good shell; `null` if the release names none. */
  good: (ShellFiles & { shell: BuildRef }) | null;
  /** The notice's CSS. */
  look: string;
}
