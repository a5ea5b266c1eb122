// Written by `pnpm generate` from openapi.yaml.
import { flag, object, word } from '../../wire/shapes.ts';

export const readSettings = /*#__PURE__*/ object({ compact: flag, dark: flag, sticky_bet_submit: flag, language: /*#__PURE__*/ word("de", "en") });
