// Written by `pnpm generate` from openapi.yaml.
import { either, list, text } from '../../wire/shapes.ts';

export const readLoginToken = /*#__PURE__*/ either(text, /*#__PURE__*/ list(text));
