// Written by `pnpm generate` from openapi.yaml.
import { object, word } from '../../wire/shapes.ts';

export const readPasswordRecovered = /*#__PURE__*/ object({ changed: /*#__PURE__*/ word(true) }, { passkeys_removed: /*#__PURE__*/ word(true) });
