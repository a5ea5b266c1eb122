import type { Claims } from './types.ts';

/** The input of the shell's `render`. The edge sends it to the renderer as JSON. */
export interface PageInput {
  /** Absolute URL. */
  url: string;
  /** The instant (ms) of the page. */
  now: number;
  /** The claims of each remote of the release. */
  claims: Readonly<Record<string, Claims>>;
  /** The build that owns the page; `null`: the shell. */
  owner: { name: string; buildId: string } | null;
  /** Whether the visitor is yet to answer the question about cookies. */
  asksConsent: boolean;
  /** The bodies of the API's answers to a guest with status 200, by path and query. */
  answers: Readonly<Record<string, string>>;
}
