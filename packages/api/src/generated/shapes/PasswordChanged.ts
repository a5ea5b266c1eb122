// Written by `pnpm generate` from openapi.yaml.
import { integer, object, word } from '../../wire/shapes.ts';

export const readPasswordChanged = /*#__PURE__*/ object({ changed: /*#__PURE__*/ word(true), ended_sessions: integer });
