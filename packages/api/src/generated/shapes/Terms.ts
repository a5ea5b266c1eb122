// Written by `pnpm generate` from openapi.yaml.
import { readHtml } from '../shapes/Html.ts';
import { readTermsPart } from '../shapes/TermsPart.ts';
import { day, list, object, text } from '../../wire/shapes.ts';

export const readTerms = /*#__PURE__*/ object({ version: text, valid_from: day, title: text, html: readHtml, parts: /*#__PURE__*/ list(readTermsPart) });
