import { type ErrorClass, formatSupportCode, type Phase } from '@paddock/release/record';

/**
 * A file, container or module failed to load. Thrown by the loader and the steps of the boundary.
 */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly phase: Phase;
  readonly kind: ErrorClass;
  /** The file, without the query string of a retry; `''` if no file is to blame. */
  readonly url: string;

  constructor(phase: Phase, kind: ErrorClass, url: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.phase = phase;
    this.kind = kind;
    this.url = url;
  }
}

/** By `name` instead of `instanceof`, since another copy of this module may have thrown it. */
export const isLoadFailure = (error: unknown): error is LoadFailure =>
  error instanceof Error && error.name === 'LoadFailure';

type Facts = Pick<RemoteUnavailable, 'remote' | 'buildId' | 'release' | 'phase' | 'errorClass'>;

/** A remote could not be loaded by any step of the boundary. Its support code identifies why. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly kind = 'remote-unavailable';
  readonly remote: string;
  readonly buildId: string;
  /** The sequence of the release that named the build. */
  readonly release: number;
  readonly phase: Phase;
  readonly errorClass: ErrorClass;
  /** Made by `formatSupportCode`. */
  readonly supportCode: string;

  constructor(facts: Facts, options?: ErrorOptions) {
    const { remote, buildId, release, phase, errorClass } = facts;
    const supportCode = formatSupportCode(facts);
    super(`${remote} ${buildId} could not be loaded (${phase}: ${errorClass}), ${supportCode}`, options);
    this.remote = remote;
    this.buildId = buildId;
    this.release = release;
    this.phase = phase;
    this.errorClass = errorClass;
    this.supportCode = supportCode;
  }
}

/** Like {@link isLoadFailure}. */
export const isRemoteUnavailable = (error: unknown): error is RemoteUnavailable =>
  error instanceof Error && error.name === 'RemoteUnavailable';
