/**
 * The kind of a failed call.
 * - `network`: no answer came
 * - `http`: an answer without the envelope, with an error status
 * - `api`: a refusal in the envelope
 * - `malformed`: an answer that violates the contract
 */
export type ApiErrorKind = 'network' | 'http' | 'api' | 'malformed';

/**
 * The message of a failure for which the server gives none (core §8). Older builds of remotes take
 * it from the shell by this name.
 */
export const defaultErrorMessage = 'An error occurred, please try again later.';

export interface ApiErrorParts {
  kind: ApiErrorKind;
  message?: string | undefined;
  code?: string | null;
  status?: number | null;
  description?: string | null;
  extended?: Record<string, unknown> | null;
  validation?: Record<string, string[]> | null;
  retryAfter?: number | null;
  cause?: unknown;
}

/** The only error that a call throws. Check `kind`, never `instanceof`: it crosses builds. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The server's code (`not_found`, `check_TC`); null when it gave none. */
  readonly code: string | null;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  readonly description: string | null;
  readonly extended: Record<string, unknown> | null;
  /** Codes of the broken rules by field. Null: the refusal is not about fields. */
  readonly validation: Record<string, string[]> | null;
  /**
   * Seconds after which the call may be tried again, by `retry-after`; null when the server names
   * none.
   */
  readonly retryAfter: number | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message || defaultErrorMessage, { cause: parts.cause });
    this.kind = parts.kind;
    this.code = parts.code ?? null;
    this.status = parts.status ?? null;
    this.description = parts.description ?? null;
    this.extended = parts.extended ?? null;
    this.validation = parts.validation ?? null;
    this.retryAfter = parts.retryAfter ?? null;
  }

  /** Error tag of an alert: `api` and the server's code, or `TOTAL_FAIL` (core §8). */
  get tag(): string {
    return this.code === null ? 'TOTAL_FAIL' : `api${this.code}`;
  }
}

/**
 * Whether a thrown value is an {@link ApiError}, also one of another build's copy of this class.
 */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  thrown instanceof Error && thrown.name === 'ApiError' && 'kind' in thrown;

/** An {@link ApiError}, or what another build or the store of sends keeps of one. */
interface Failure {
  kind?: string | undefined;
  status?: number | null | undefined;
  code?: string | null | undefined;
  message?: string | undefined;
}

/**
 * Whether the server says why it refused, in the requested language. Its other failures have words
 * of the page: they may be a stack trace, and the default words are English.
 */
export const isExplained = ({ kind = 'api', status, code, message }: Failure): boolean =>
  kind === 'api' &&
  ((status ?? 500) < 500 || code === 'lugas_unavailable') &&
  Boolean(message) &&
  message !== defaultErrorMessage;
