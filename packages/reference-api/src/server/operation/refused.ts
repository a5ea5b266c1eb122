import type { components } from '@paddock/api';
import { refused } from '../http/envelope.ts';

type Schemas = components['schemas'];
type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 503;

export interface RefusedParts {
  /** The broken rules per field. */
  validation?: Record<string, string[]>;
  description?: string;
  /** For programs: details that the code does not carry. */
  extended?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A refusal that is sent to the caller in the envelope. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: Status;
  readonly code: Schemas['ErrorCode'];
  readonly parts: RefusedParts;

  /** @param message one English sentence for people: the fault and the way out */
  constructor(status: Status, code: Schemas['ErrorCode'], message: string, parts: RefusedParts = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.parts = parts;
  }

  get envelope(): Schemas['Envelope'] {
    const { validation, description, extended } = this.parts;
    const envelope = refused(this.code, this.message, validation ?? null);
    return {
      ...envelope,
      error: { code: this.code, message: this.message, description: description ?? null, extended: extended ?? null },
    };
  }
}

/** Fields that broke a rule, each with the rules. */
export const invalid = (validation: Record<string, string[]>): Refused =>
  new Refused(400, 'invalid_parameters', 'A parameter is not valid.', { validation });

/** @param what the word of the glossary: `race`, `voucher` */
export const notFound = (what: string): Refused => new Refused(404, 'not_found', `There is no ${what} with this id.`);
