// Written by `pnpm generate` from openapi.yaml.
import { object, text } from '../../wire/shapes.ts';

export const readRegisterSource = /*#__PURE__*/ object({ code: text, name: text });
