/**
 * What went wrong, for programs. Each has one exit code of the `paddock` command:
 * 1 unexpected, 2 usage, 3 not found, 4 precondition, 5 verification, 7 not authorised.
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

/** Which memory a store is at odds with, for those who count refusals: `lower-sequence` and `older-policy` are what an old backup looks like. */
export type TrustConflict = 'lower-sequence' | 'other-record' | 'older-policy' | 'other-policy' | 'other-root';

/** The one error of this package. `message` says what failed and why, `mend` what to do next. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly kind: ReleaseErrorKind;
  readonly mend: string;
  readonly exitCode: number;
  /** Of an error of `readTrusted`: what of the store is at odds with what the reader remembers. */
  readonly conflict: TrustConflict | null;

  constructor(
    kind: ReleaseErrorKind,
    message: string,
    mend: string,
    { conflict = null, ...options }: ErrorOptions & { conflict?: TrustConflict | null } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.mend = mend;
    this.exitCode = EXIT_CODES[kind];
    this.conflict = conflict;
  }
}

/** Told apart by its fields: the error may come from another copy of this module. */
export const isReleaseError = (error: unknown): error is ReleaseError =>
  error instanceof Error && 'kind' in error && 'exitCode' in error && 'mend' in error;

/** The code of a system error, `ENOENT`; `undefined` for any other value. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
