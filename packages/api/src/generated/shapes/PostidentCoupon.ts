// Written by `pnpm generate` from openapi.yaml.
import { readDay } from '../shapes/Day.ts';
import { readInstant } from '../shapes/Instant.ts';
import { object, text } from '../../wire/shapes.ts';

export const readPostidentCoupon = /*#__PURE__*/ object({ number: text, issued_at: readInstant, valid_until: readDay });
