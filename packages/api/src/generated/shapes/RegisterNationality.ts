// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text } from '../../wire/shapes.ts';

export const readRegisterNationality = /*#__PURE__*/ object({ id: integer, name: text });
