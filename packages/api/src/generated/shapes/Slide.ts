// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text } from '../../wire/shapes.ts';

export const readSlide = /*#__PURE__*/ object({ id: integer, title: text, text: text, label: text, link: text });
