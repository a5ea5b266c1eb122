// Written by `pnpm generate` from openapi.yaml.
import { integer, list, object, text } from '../../wire/shapes.ts';

export const readBetGroup = /*#__PURE__*/ object({ id: integer, code: text, name_de: text, name_en: text, order: integer, pools: /*#__PURE__*/ list(text) });
