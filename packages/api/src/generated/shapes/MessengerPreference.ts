// Written by `pnpm generate` from openapi.yaml.
import { object, text } from '../../wire/shapes.ts';

export const readMessengerPreference = /*#__PURE__*/ object({ code: text });
