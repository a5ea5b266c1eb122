import { type Build, fileUrl, parseBuild, type TabRelease } from '@paddock/release/record';
import { type BuildUrl, retryUrl } from '../build-url.ts';
import { withDeadline } from '../deadline.ts';
import type { Environment } from '../environment.ts';
import { LoadFailure, type Phase } from '../failure.ts';
import { inspect } from '../inspect.ts';

/** What the signed release says of a file. `size` in bytes, `null` until the build's `build.json` was read. */
export interface KnownFile {
  integrity: string;
  size: number | null;
}

/** Which bytes may run in this tab: a chain of hashes from the release to every file of its builds. */
export interface Catalogue {
  /** Takes the builds of a release in. Those of earlier ones stay known. */
  adopt(release: TabRelease): void;
  /** `build.json`, fetched once, with the integrity the release names. */
  build(name: string, buildId: string, phase: Phase, attempt: Attempt): Promise<Build>;
  /** What is known without asking the network. */
  known(file: BuildUrl): KnownFile | null;
  /** The release that named the build first, or the newest for one that none named. */
  sequenceOf(name: string, buildId: string): number;
}

/** Runs a request under the loader's rules: retries, deadlines, reports. `retry` is the number for {@link retryUrl}. */
export type Attempt = (url: string, run: (retry: number) => Promise<void>) => Promise<void>;
