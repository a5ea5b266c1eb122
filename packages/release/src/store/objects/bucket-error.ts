import type { MediumProblem } from '../name-tasks.ts';

/** A failed request to a bucket. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  /** The status of the answer; 0 if there was none. */
  readonly status: number;
  /** The code in the answer's error document: `AccessDenied`. */
  readonly code: string;
  /** An attempt whose answer was lost may have done what a later one was refused. */
  isAmbiguous = false;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

const MENDS: Record<string, string> = {
  NoSuchBucket: 'Make the bucket, or give the address of another one with --data.',
  AccessDenied:
    'Let this access key read, write, delete and list the bucket. Without the right to list, a missing object is denied too.',
  InvalidAccessKeyId: 'Check AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Check AWS_SECRET_ACCESS_KEY and AWS_REGION.',
  ExpiredToken: 'Fetch new credentials: AWS_SESSION_TOKEN is too old.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  PermanentRedirect: 'Set AWS_REGION to the region of the bucket.',
  AuthorizationHeaderMalformed: 'Set AWS_REGION to the region of the bucket.',
};

/**
 * Whether the bucket refused a request at each attempt. Otherwise it may have done it, or may still
 * do it.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof BucketError && !error.isAmbiguous && Object.hasOwn(MENDS, error.code);

/** Explains an error of a bucket to an operator. */
export const describeBucketError = (error: unknown): MediumProblem => {
  if (!(error instanceof BucketError))
    return { what: error instanceof Error ? error.message : String(error), mend: 'Try again.' };
  const mend = MENDS[error.code];
  if (mend) return { what: error.message, mend };
  if (error.status === 0)
    return { what: error.message, mend: 'Check the network and the address of the bucket, then try again.' };
  return { what: error.message, mend: 'Try again. If it lasts, ask those who run the bucket.' };
};
