// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text, word } from '../../wire/shapes.ts';

export const readKeptData = /*#__PURE__*/ object({ data: /*#__PURE__*/ word("money", "identity", "exclusion"), years: integer, law: text });
