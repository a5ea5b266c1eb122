// Written by `pnpm generate` from openapi.yaml.
import { integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readWheelItem = /*#__PURE__*/ object({ id: integer, title: text, type: /*#__PURE__*/ word("points", "voucher"), points: /*#__PURE__*/ nullable(integer), amount: /*#__PURE__*/ nullable(integer) });
