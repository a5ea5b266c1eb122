// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text } from '../../wire/shapes.ts';

export const readCapturedAddress = /*#__PURE__*/ object({ id: integer, street: text, zip: text, city: text, country: text });
