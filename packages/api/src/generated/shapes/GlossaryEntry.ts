// Written by `pnpm generate` from openapi.yaml.
import { readGlossaryCategory } from '../shapes/GlossaryCategory.ts';
import { integer, list, object, text } from '../../wire/shapes.ts';

export const readGlossaryEntry = /*#__PURE__*/ object({ id: integer, category: readGlossaryCategory, term: text, text: text }, { facts: /*#__PURE__*/ list(/*#__PURE__*/ object({ name: text, text: text })) });
