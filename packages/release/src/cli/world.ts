import type { Conformance } from '../conformance.ts';

/** Everything that the command touches besides the store, so that tests can replace it. */
export interface World {
  /** Writes data, for the next program. */
  out(text: string): void;
  /** Writes everything else, for the person. */
  err(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
  folder: string;
  /** The name of the person or of the machine account. */
  user: string;
  now(): Date;
  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  /** The lines of stdin. */
  lines(): AsyncIterable<string>;
  /**
   * Nothing may be written, and no private key is read: changes are tried as an operator's key
   * would make them.
   */
  isReadOnly?: boolean;
  /** All of stdin. */
  input(): Promise<string>;
  /** The version of Node. */
  node: string;
  /** How many bytes the disk of a folder has left. */
  freeBytes(folder: string): Promise<number>;
  /**
   * The body that an address answers to a GET. Rejects where it does not answer well within 2 s.
   */
  ask(url: string): Promise<string>;
  /** What `conform` tries a remote with: `@paddock/conform`, if it is installed. */
  conformance(): Promise<Conformance>;
}
