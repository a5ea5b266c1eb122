// Written by `pnpm generate` from openapi.yaml.
import { integer, list, number, object, text } from '../../wire/shapes.ts';

export const readSellPoint = /*#__PURE__*/ object({ id: integer, name: text, address: text, zip: text, city: text, latitude: number, longitude: number, opening_hours: text, categories: /*#__PURE__*/ list(/*#__PURE__*/ object({ id: integer, name: text })) });
