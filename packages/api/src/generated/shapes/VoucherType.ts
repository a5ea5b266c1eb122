// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readVoucherType = /*#__PURE__*/ word("banner", "bonus");
