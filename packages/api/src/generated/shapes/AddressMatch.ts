// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text } from '../../wire/shapes.ts';

export const readAddressMatch = /*#__PURE__*/ object({ id: integer, text: text });
