import type { Claims } from '../record.ts';

/** What a renderer says to the shell's `render`, as JSON. */
export interface PageInput {
  /** Absolute URL. */
  url: string;
  /** The instant (ms) of the page. */
  now: number;
  /** By remote of the release. */
  claims: Readonly<Record<string, Claims>>;
  /** The build whose page it is; `null`: the shell. */
  owner: { name: string; buildId: string } | null;
  /** By path and query, the body of what the API answered to a guest with status 200. */
  answers: Readonly<Record<string, string>>;
}
