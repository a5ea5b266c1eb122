import type { Conformance } from '../conformance.ts';

/** Everything that the command uses besides the store, so that tests can replace it. */
export interface World {
  /** Writes data to stdout, for the next program. */
  out(text: string): void;
  /** Writes everything else to stderr, for the person. */
  err(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
  folder: string;
  /** The name of the person or of the machine account. */
  user: string;
  now(): Date;
  /** Resolves after this many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  /** The lines of stdin. */
  lines(): AsyncIterable<string>;
  /**
   * Nothing is written and no private key is read. Changes are tried with the rights of an
   * operator's key.
   */
  isReadOnly?: boolean;
  /** All of stdin. */
  input(): Promise<string>;
  /** The version of Node. */
  node: string;
  /** The free bytes on the disk of a folder. */
  freeBytes(folder: string): Promise<number>;
  /** The body of the answer to a GET. Rejects on an error status, or after 2 s. */
  ask(url: string): Promise<string>;
  /** `@paddock/conform`, with which `conform` tries a remote. Rejects if it is not installed. */
  conformance(): Promise<Conformance>;
}
