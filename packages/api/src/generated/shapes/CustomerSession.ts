// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { flag, nullable, object, text } from '../../wire/shapes.ts';

export const readCustomerSession = /*#__PURE__*/ object({ id: text, browser: /*#__PURE__*/ nullable(text), system: /*#__PURE__*/ nullable(text), created_at: readInstant, used_at: readInstant, is_current: flag });
