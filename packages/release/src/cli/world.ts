/** All that the command touches beside the store: handed in, so that a test sees and decides it. */
export interface World {
  /** Data, for the next program. */
  out(text: string): void;
  /** Everything else, for the person. */
  err(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
  folder: string;
  /** The name of the person or machine account at work. */
  user: string;
  now(): Date;
  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
}
