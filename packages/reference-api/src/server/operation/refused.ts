import type { components } from '@paddock/api';
import type { Language } from '../localized.ts';
import { codeOf, type MessageName, type ReasonOf, sayMessage } from './messages.ts';

type Schemas = components['schemas'];

export type ValidationCode = Schemas['ValidationCode'];
/** The broken rules per field. */
export type Validation = Record<string, ValidationCode[]>;

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 500 | 503;

export interface RefusedParts {
  /** Values of the message's placeholders, in the units of the wire. */
  words?: Record<string, unknown>;
  validation?: Validation;
  /** For programs: facts beyond the code. */
  extended?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A refusal that is sent in the envelope, in the caller's language. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: Status;
  readonly code: Schemas['ErrorCode'];
  readonly parts: RefusedParts;
  readonly #message: MessageName;

  /** @param message the error code, or the error code with a reason: `not_found.race` */
  constructor(status: Status, message: MessageName, parts: RefusedParts = {}) {
    super(sayMessage(message, 'en', parts.words));
    this.status = status;
    this.code = codeOf(message);
    this.parts = parts;
    this.#message = message;
  }

  envelope(language: Language): Schemas['Envelope'] {
    const { words, validation, extended } = this.parts;
    const message = sayMessage(this.#message, language, words);
    return {
      success: false,
      data: null,
      pagination: null,
      error: { code: this.code, message, description: null, extended: extended ?? null },
      validation: validation ?? null,
    };
  }
}

export const invalid = (validation: Validation): Refused =>
  new Refused(400, 'invalid_parameters.field', { validation });

/** @throws Refused 400 with the rules per field, when one is broken */
export const assertValid = (...faults: Validation[]): void => {
  const validation: Validation = Object.assign({}, ...faults);
  if (Object.keys(validation).length > 0) throw invalid(validation);
};

export const notFound = (what: ReasonOf<'not_found'>): Refused => new Refused(404, `not_found.${what}`);
