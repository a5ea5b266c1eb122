// Written by `pnpm generate` from openapi.yaml.
import { readHtml } from '../shapes/Html.ts';
import { day, object, text } from '../../wire/shapes.ts';

export const readContentPage = /*#__PURE__*/ object({ name: text, title: text, html: readHtml, updated_on: day });
