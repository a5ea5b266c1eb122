// Written by `pnpm generate` from openapi.yaml.
import { object, word } from '../../wire/shapes.ts';

export const readLogoutResult = /*#__PURE__*/ object({ is_login: /*#__PURE__*/ word(false) });
