// Written by `pnpm generate` from openapi.yaml.
import { integer, object } from '../../wire/shapes.ts';

export const readHints = /*#__PURE__*/ object({ ticker: integer, messages: integer });
