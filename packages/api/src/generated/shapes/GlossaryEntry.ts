// Written by `pnpm generate` from openapi.yaml.
import { readGlossaryCategory } from '../shapes/GlossaryCategory.ts';
import { integer, object, text } from '../../wire/shapes.ts';

export const readGlossaryEntry = /*#__PURE__*/ object({ id: integer, category: readGlossaryCategory, term: text, text: text });
