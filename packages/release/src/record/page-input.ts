import type { Claims } from './types.ts';

/** What the edge says of a page to the shell's `render`. It crosses into the renderer as JSON. */
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
