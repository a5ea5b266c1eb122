import type { Beacon } from '@paddock/release/record';
import type { LoadFailure } from './failure.ts';
import type { Catalogue } from './loader/catalogue.ts';

/** The report of a failure for operators. A wrong media type is reported as `http`. */
export const toBeacon = (
  catalogue: Pick<Catalogue, 'sequenceOf'>,
  remote: string,
  buildId: string,
  failure: Pick<LoadFailure, 'phase' | 'kind'>,
  attempt: number,
): Beacon => ({
  release: catalogue.sequenceOf(remote, buildId),
  remote,
  buildId,
  phase: failure.phase,
  errorClass: failure.kind === 'mime' ? 'http' : failure.kind,
  attempt,
});
