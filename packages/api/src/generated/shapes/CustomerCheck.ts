// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { object, word } from '../../wire/shapes.ts';

export const readCustomerCheck = /*#__PURE__*/ object({ status: /*#__PURE__*/ word("pending", "validated"), validated_at: readInstant });
