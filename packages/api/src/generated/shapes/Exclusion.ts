// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readExclusion = /*#__PURE__*/ object({ excluded_until: readInstant, paid_out: integer, iban: /*#__PURE__*/ nullable(text), unpaid: integer, unpaid_reason: /*#__PURE__*/ nullable(/*#__PURE__*/ word("bank_account", "registration", "minimum")) });
