// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readPasskeyId } from '../shapes/PasskeyId.ts';
import { instant, nullable, object, text } from '../../wire/shapes.ts';

export const readPasskey = /*#__PURE__*/ object({ id: readPasskeyId, browser: /*#__PURE__*/ nullable(text), system: /*#__PURE__*/ nullable(text), created_at: readInstant, used_at: /*#__PURE__*/ nullable(instant) });
