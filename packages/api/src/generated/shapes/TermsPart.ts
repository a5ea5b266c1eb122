// Written by `pnpm generate` from openapi.yaml.
import { readHtml } from '../shapes/Html.ts';
import { integer, object, text } from '../../wire/shapes.ts';

export const readTermsPart = /*#__PURE__*/ object({ a: integer, b: integer, chapter: text, title: text, html: readHtml });
