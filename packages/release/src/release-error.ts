/**
 * The kinds of failure. Each has one exit code of the `paddock` command: 1 unexpected, 2 usage, 3
 * not found, 4 precondition, 5 verification, 7 not authorised.
 */
export type ReleaseErrorKind =
  | 'storage'
  | 'usage'
  | 'not-found'
  | 'precondition'
  | 'refused'
  | 'lost-race'
  | 'verification'
  | 'unauthorised';

const EXIT_CODES: Record<ReleaseErrorKind, number> = {
  storage: 1,
  usage: 2,
  'not-found': 3,
  precondition: 4,
  refused: 4,
  'lost-race': 4,
  verification: 5,
  unauthorised: 7,
};

/**
 * How the store contradicts what a reader remembers. `lower-sequence` and `older-policy` are signs
 * of a restored backup.
 */
export type TrustConflict = 'lower-sequence' | 'other-record' | 'older-policy' | 'other-policy' | 'other-root';

/** The only error of this package. `message` says what failed and why, `mend` what to do next. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly kind: ReleaseErrorKind;
  readonly mend: string;
  readonly exitCode: number;
  /** Set by `readTrusted`: how the store contradicts what the reader remembers. */
  readonly conflict: TrustConflict | null;
  /** Whether the change may have been made all the same. */
  readonly isInDoubt: boolean;

  constructor(
    kind: ReleaseErrorKind,
    message: string,
    mend: string,
    {
      conflict = null,
      isInDoubt = false,
      ...options
    }: ErrorOptions & { conflict?: TrustConflict | null; isInDoubt?: boolean } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.mend = mend;
    this.exitCode = EXIT_CODES[kind];
    this.conflict = conflict;
    this.isInDoubt = isInDoubt;
  }
}

/** Checks fields, not the class, since another copy of this module may have made the error. */
export const isReleaseError = (error: unknown): error is ReleaseError =>
  error instanceof Error && 'kind' in error && 'exitCode' in error && 'mend' in error;

/** The code of a system error, e.g. `ENOENT`; `undefined` for any other value. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
